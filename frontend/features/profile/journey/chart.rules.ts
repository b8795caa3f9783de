/** The chart's own units; it is scaled as a whole. */
export const CHART = { width: 360, height: 190, left: 44, right: 14, top: 30, bottom: 26 } as const;

export type PlotPoint = { x: number; y: number };

const round1 = (value: number) => Math.round(value * 10) / 10;

/** A fraction of 0 to 1 on the vertical axis, 1 at the top. */
export const heightOf = (fraction: number) =>
  round1(CHART.height - CHART.bottom - fraction * (CHART.height - CHART.top - CHART.bottom));

/**
 * Points of fractions over time. The horizontal place is the time itself, so that a pause looks
 * like one; readings of the same instant stand evenly.
 */
export function plot(readings: { date: string; fraction: number }[]): PlotPoint[] {
  const times = readings.map(({ date }) => Date.parse(date));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const width = CHART.width - CHART.left - CHART.right;
  return readings.map(({ fraction }, index) => {
    const share =
      last > first
        ? ((times[index] as number) - first) / (last - first)
        : index / Math.max(1, readings.length - 1);
    return { x: round1(CHART.left + share * width), y: heightOf(fraction) };
  });
}

/** The points as one line for an SVG path. */
export const linePath = (points: PlotPoint[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** On which side of a point its words have room. */
export function anchorFor({ x }: PlotPoint): 'start' | 'middle' | 'end' {
  const share = (x - CHART.left) / (CHART.width - CHART.left - CHART.right);
  if (share < 0.3) return 'start';
  return share > 0.7 ? 'end' : 'middle';
}

/** Which point the arrow keys go to; undefined for any other key. */
export function pointForKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1);
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
