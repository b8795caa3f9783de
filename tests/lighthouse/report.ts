import type { Gate } from '#tests/bench/gates.ts';
import type { InteractionFigures } from './measure-interactions.ts';
import { CATEGORIES } from './tool.ts';
import type { PlaceFigures } from './views.ts';

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

function markdownTable(heads: string[], rows: string[][]): string {
  return [
    line(heads),
    line(heads.map((_, column) => (column === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

const whole = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
const times = (value: number) => (Number.isNaN(value) ? '–' : `${value.toFixed(2)}x`);
const shiftOf = (value: number) => (value === 0 ? '0' : value.toFixed(3));

export const viewTable = (places: PlaceFigures[]): string =>
  markdownTable(
    [
      'first view, mobile',
      'scores',
      'LCP simulated, ms',
      'its floor',
      'over floor',
      'LCP real, ms',
      'its floor',
      'over floor',
      'TBT, ms',
      'at 10x',
      'CLS',
      'at 10x',
    ],
    places.map(({ place, scores, simulated, real, blocking, shift }) => [
      place.name,
      CATEGORIES.map((category) => whole(scores[category])).join(' '),
      ...[simulated, real].flatMap(({ page, floor, ratio }) => [
        whole(page),
        whole(floor),
        times(ratio),
      ]),
      whole(blocking.usual),
      whole(blocking.slow),
      shiftOf(shift.usual),
      shiftOf(shift.slow),
    ]),
  );

export const interactionTable = (interactions: InteractionFigures[]): string =>
  markdownTable(
    ['a year of data, 390 px, 4 times slowdown', 'ms to the next paint, median', 'worst', 'of'],
    interactions.map(({ name, median, worst, count }) => [
      name,
      whole(median),
      whole(worst),
      String(count),
    ]),
  );

/** What the scores are short of, and why; nothing where nothing is. */
export const failureLines = (places: PlaceFigures[]): string =>
  places
    .flatMap(({ place, failed }) => failed.map((reason) => `- ${place.name}: ${reason}`))
    .join('\n');

export const gateLines = (gates: Gate[]): string => {
  const over = gates.filter(({ holds }) => !holds);
  if (over.length === 0) return `All ${gates.length} gates hold.`;
  const said = over.map(({ name, value, limit }) => [
    name,
    String(Math.round(value * 1000) / 1000),
    limit,
  ]);
  return `${gates.length - over.length} of ${gates.length} gates hold. Past their limit:\n\n${markdownTable(['gate', 'is', 'limit'], said)}`;
};
