import type { WorkerSize } from '#scripts/lib/worker-size.ts';
import type { FirstAnswer } from './fresh-isolate.ts';
import type { RoundOutcome } from './rounds.ts';
import type { StreamFigures } from './stream.ts';
import {
  editGoal,
  readGoals,
  readHome,
  readJourney,
  readOutline,
  readPaths,
  readRecommendations,
  readUser,
  sayToEden,
  signInWorkload,
  toggleMilestone,
} from './workloads.ts';

/**
 * How many times its floor a request may take, and how often it may ask the database. Absent: for
 * information.
 */
interface Limits {
  p50?: number;
  cpuMicros?: number;
  roundTrips?: number;
}

const LIMITS: Record<string, Limits> = {
  [readUser.name]: { p50: 1.15, cpuMicros: 1.15, roundTrips: 1 },
  [readGoals.name]: { p50: 1.15, cpuMicros: 1.15, roundTrips: 1 },
  [readHome.name]: { p50: 1.3, cpuMicros: 1.3 },
  [editGoal.name]: { p50: 1.2, cpuMicros: 1.2, roundTrips: 1 },
  [readJourney.name]: { p50: 4, cpuMicros: 4, roundTrips: 2 },
  [readRecommendations.name]: { p50: 3, cpuMicros: 3, roundTrips: 1 },
  [readPaths.name]: { roundTrips: 1 },
  [readOutline.name]: { roundTrips: 1 },
  [toggleMilestone.name]: { p50: 1.3, cpuMicros: 1.3, roundTrips: 1 },
  [sayToEden.name]: { p50: 3 },
  [signInWorkload.name]: { cpuMicros: 1.1 },
};
const ENTRY_KB_MAX = 120;
const OVER_BARE_MS_MAX = 25;
/**
 * What the limit above is meant beside: 25 to 30 ms on a quiet machine, and twice that on one that
 * is busy.
 */
const BARE_MS = 30;

/** A figure that must stay within its limit. */
export interface Gate {
  name: string;
  value: number;
  limit: string;
  holds: boolean;
}

export interface Findings {
  outcomes: RoundOutcome[];
  stream: StreamFigures;
  /** In bytes, gzipped. */
  size: WorkerSize;
  freshIsolate: { user: FirstAnswer };
  roundTrips: Record<string, number>;
}

// A figure that could not be measured (NaN) does not hold.
export const atMost = (name: string, value: number, limit: number): Gate => ({
  name,
  value,
  limit: `≤ ${limit}`,
  holds: value <= limit,
});
/** How many there are of what there must be none of. */
export const nothingOf = (name: string, value: number): Gate => atMost(name, value, 0);
const under = (name: string, value: number, limit: number): Gate => ({
  name,
  value,
  limit: `< ${limit}`,
  holds: value < limit,
});

function ratioGates({ name, connections, ratio }: RoundOutcome): Gate[] {
  const { p50, cpuMicros } = LIMITS[name] ?? {};
  const gate = (what: string, value = Number.NaN, limit?: number) =>
    limit === undefined
      ? []
      : [atMost(`${name}, ${connections} at once: ${what} over floor`, value, limit)];
  return [...gate('p50', ratio?.p50, p50), ...gate('CPU', ratio?.cpuMicros, cpuMicros)];
}

export function benchmarkGates({
  outcomes,
  stream,
  size,
  freshIsolate,
  roundTrips,
}: Findings): Gate[] {
  return [
    ...outcomes.flatMap(ratioGates),
    under(`${sayToEden.name}, streamed: first byte over last byte`, stream.firstOverLast, 1),
    ...Object.entries(LIMITS).flatMap(([name, limits]) =>
      limits.roundTrips === undefined
        ? []
        : [
            atMost(
              `${name}: round trips to the database`,
              roundTrips[name] ?? Number.NaN,
              limits.roundTrips,
            ),
          ],
    ),
    atMost(
      'What every isolate reads, apart from content text, KB gzipped',
      size.entry / 1000,
      ENTRY_KB_MAX,
    ),
    atMost(
      `First answer of a fresh isolate, ms of CPU over a bare one, which takes ${BARE_MS}`,
      freshIsolate.user.cpuShare * BARE_MS,
      OVER_BARE_MS_MAX,
    ),
  ];
}
