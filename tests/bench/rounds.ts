import { shuffled } from '#scripts/lib/shuffled.ts';
import { type Driven, drive, type Target } from './drive.ts';
import { median, quantile } from './statistics.ts';
import type { Workload } from './workloads.ts';

/** One workload at one number of connections, against the targets that are compared. */
export interface Contest {
  workload: Workload;
  connections: number;
  /** In one round, to each target: a whole number of turns for each connection. */
  requests: number;
  targets: { app: Target; floor?: Target };
}

export interface Figures {
  /** Milliseconds, over the requests of all rounds. */
  p50: number;
  p95: number;
  p99: number;
  /** Medians over the rounds. */
  perSecond: number;
  cpuMicros: number;
}

export interface RoundOutcome {
  name: string;
  connections: number;
  app: Figures;
  floor?: Figures;
  /**
   * App over floor: medians of the ratios within each round, where both met the same neighbours.
   */
  ratio?: Pick<Figures, 'p50' | 'cpuMicros'>;
}

type Round = Partial<Record<keyof Contest['targets'], Driven>>;

function figuresOf(driven: Driven[]): Figures {
  const latencies = driven.flatMap((one) => one.latencies);
  return {
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    perSecond: median(driven.map((one) => one.perSecond)),
    cpuMicros: median(driven.map((one) => one.cpuMicros)),
  };
}

function outcomeOf({ workload, connections }: Contest, rounds: Round[]): RoundOutcome {
  const app = rounds.flatMap((round) => round.app ?? []);
  const floor = rounds.flatMap((round) => round.floor ?? []);
  const outcome: RoundOutcome = { name: workload.name, connections, app: figuresOf(app) };
  if (floor.length === 0) return outcome;
  const within = (read: (driven: Driven) => number) =>
    median(app.map((one, index) => read(one) / read(floor[index] as Driven)));
  return {
    ...outcome,
    floor: figuresOf(floor),
    ratio: {
      p50: within(({ latencies }) => median(latencies)),
      cpuMicros: within(({ cpuMicros }) => cpuMicros),
    },
  };
}

/**
 * How often a contest's targets take turns within a round, so that what the machine does meanwhile
 * falls on both.
 */
const SLICES = [4, 2];

const slicesOf = ({ requests, connections }: Contest) =>
  SLICES.find((slices) => requests % (slices * connections) === 0) ?? 1;

/** Slices of equally many requests, as one. */
function joined(slices: Driven[]): Driven {
  const mean = (read: (driven: Driven) => number) =>
    slices.reduce((sum, one) => sum + read(one), 0) / slices.length;
  return {
    latencies: slices.flatMap(({ latencies }) => latencies),
    perSecond: 1 / mean(({ perSecond }) => 1 / perSecond),
    cpuMicros: mean(({ cpuMicros }) => cpuMicros),
  };
}

async function meet(contest: Contest, round: number): Promise<Round> {
  const { workload, connections, requests, targets } = contest;
  const slices = slicesOf(contest);
  const each = requests / slices;
  const driven: Record<string, Driven[]> = {};
  for (let slice = 0; slice < slices; slice++) {
    const firstTurn = (round * requests + slice * each) / connections;
    for (const [name, target] of shuffled(Object.entries(targets), Math.random)) {
      driven[name] ??= [];
      driven[name].push(await drive(target, workload, connections, each, firstTurn));
    }
  }
  return Object.fromEntries(Object.entries(driven).map(([name, parts]) => [name, joined(parts)]));
}

/**
 * Many short rounds: in each, every contest once, in random order, its targets in turns, one right
 * after another.
 */
export async function runRounds(contests: Contest[], rounds: number): Promise<RoundOutcome[]> {
  const results = new Map<Contest, Round[]>(contests.map((contest) => [contest, []]));
  for (let round = 0; round < rounds; round++)
    for (const contest of shuffled(contests, Math.random))
      results.get(contest)?.push(await meet(contest, round));
  return [...results].map(([contest, met]) => outcomeOf(contest, met));
}
