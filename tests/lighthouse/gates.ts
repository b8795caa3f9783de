import type { Gate } from '#tests/bench/gates.ts';
import type { InteractionFigures } from './measure-interactions.ts';
import { CATEGORIES } from './tool.ts';
import type { PlaceFigures } from './views.ts';

/** Up to here Lighthouse calls it good. */
const BLOCKING_MS_MAX = 200;
const SHIFT_MAX = 0;
const INTERACTION_MS_MAX = 100;

// A figure that could not be measured (NaN) does not hold.
const atMost = (name: string, value: number, limit: number): Gate => ({
  name,
  value,
  limit: `≤ ${limit}`,
  holds: value <= limit,
});
const atLeast = (name: string, value: number, limit: number): Gate => ({
  name,
  value,
  limit: `≥ ${limit}`,
  holds: value >= limit,
});

function placeGates({ place, scores, simulated, real, blocking, shift }: PlaceFigures): Gate[] {
  const { name, limits } = place;
  const overFloor = (manner: string, ratio: number, limit?: number) =>
    limit === undefined
      ? []
      : [atMost(`${name}: largest paint over floor, ${manner}`, ratio, limit)];
  return [
    ...CATEGORIES.map((category) =>
      atLeast(`${name}: ${category}`, scores[category], limits.score),
    ),
    ...overFloor('simulated', simulated.ratio, limits.simulated),
    ...overFloor('real', real.ratio, limits.real),
    atMost(`${name}: blocking time, ms`, blocking.usual, BLOCKING_MS_MAX),
    atMost(`${name}: layout shift at 10 times slowdown`, shift.slow, SHIFT_MAX),
  ];
}

export const pageGates = (places: PlaceFigures[], interactions: InteractionFigures[]): Gate[] => [
  ...places.flatMap(placeGates),
  ...interactions.map(({ name, median }) =>
    atMost(`${name}, ms to the next paint`, median, INTERACTION_MS_MAX),
  ),
];
