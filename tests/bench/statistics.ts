/**
 * The value below which `share` (0 to 1) of the values lie: the nearest one there is. NaN of none.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value, or the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  return (
    (quantile(values, 0.5) +
      -quantile(
        values.map((value) => -value),
        0.5,
      )) /
    2
  );
}
