/** The mark: a Y whose arms are two leaves. One colour, taken from the text around it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d="M14.2 30V18.6C6.7 18.3 2 13 2 3c8 0 12.7 4 14 11.400C17.300 7 22 3 30 3c0 10-4.700 15.300-12.200 15.600V30z" />
    </svg>
  );
}
