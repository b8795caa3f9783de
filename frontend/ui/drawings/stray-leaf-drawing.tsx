import { Drawing, type DrawingProps, flat } from './drawing.tsx';

/** A leaf on the wind: a page that is not there. */
export function StrayLeafDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={flat} d="M14 42C14 24 26 12 50 12c0 22-12 34-30 34-2 0-6-1-6-4z" />
      <path d="M8 52c8-10 18-20 30-28M24 36h10M29 31v-8M6 20h12M4 28h7M44 50h14M38 56h10" />
    </Drawing>
  );
}
