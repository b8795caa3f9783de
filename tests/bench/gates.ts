import type { Outcome } from './rounds.ts';

const RATIO_MAX = 1.4;
const BUNDLE_KB_MAX = 150;
const FRESH_ISOLATE_MAX = 2.5;

/** A figure that must not pass its limit. */
export interface Gate {
  name: string;
  value: number;
  limit: number;
  holds: boolean;
}

export interface Findings {
  outcomes: Outcome[];
  /** Kilobytes of the gzipped bundle without the SDK of any provider. */
  bundleKb: number;
  /** Milliseconds from the start of a process to its first answer. */
  freshIsolate: { app: number; bare: number };
  roundTrips: Record<string, number>;
}

const atMost = (name: string, value: number, limit: number): Gate => ({
  name,
  value,
  limit,
  // A figure that could not be measured (NaN) does not hold.
  holds: value <= limit,
});

/** Reads are held to their floor; writes are shown for information. */
export function gatesOf({ outcomes, bundleKb, freshIsolate, roundTrips }: Findings): Gate[] {
  const ratios = outcomes.flatMap(({ name, connections, ratio }) =>
    ratio && name.startsWith('GET')
      ? [
          atMost(`${name}, ${connections} at once: p50 over floor`, ratio.p50, RATIO_MAX),
          atMost(`${name}, ${connections} at once: CPU over floor`, ratio.cpuMicros, RATIO_MAX),
        ]
      : [],
  );
  const most = Math.max(...Object.values(roundTrips));
  return [
    ...ratios,
    atMost('Round trips to the database for a request', most, 1),
    atMost('Worker before any provider SDK, KB gzipped', bundleKb, BUNDLE_KB_MAX),
    atMost(
      'First answer of a fresh isolate over a bare one',
      freshIsolate.app / freshIsolate.bare,
      FRESH_ISOLATE_MAX,
    ),
  ];
}
