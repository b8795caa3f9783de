import type { Rows } from '#tests/bench/rows-read.ts';

/**
 * What one person does on a day they are here, on average: the assumption that all else follows
 * from.
 */
export const REQUESTS_PER_DAY: Record<string, number> = {
  'GET /api/user': 2,
  'GET /api/goals': 4,
  'GET /api/goals/summary': 2,
  'PATCH /api/goals/:goalId': 1,
  'POST /api/goals': 0.1,
  'GET /api/goals/:goalId/journal': 2,
  'POST /api/goals/:goalId/journal': 1,
  'GET /api/coach/conversations': 1,
  'GET /api/coach/conversations/:conversationId': 1,
  'POST /api/coach/chat': 3,
  'POST /api/motivation/daily': 1,
  'GET /api/stickers/user': 1,
  'GET /api/stickers': 0.2,
  'GET /api/profile/journey-analysis': 0.5,
  'GET /api/learning-paths': 0.3,
  'GET /api/learning-paths/:pathId/outline': 0.5,
  'GET /api/learning-units/:unitId': 0.5,
  'POST /api/learning-units/:unitId/progress': 0.5,
  'PATCH /api/user-progress/:progressId': 0.4,
  'GET /api/learning/reviews': 0.5,
};
/**
 * Pages that the Worker renders with their data: as many rows as these four calls, in one batch.
 */
export const PAGES = 2;
const OF_A_PAGE = [
  'GET /api/user',
  'GET /api/goals',
  'GET /api/goals/summary',
  'GET /api/user/onboarding-status',
];

export const ASSUMED = {
  /** Of all people, who is here on a day. */
  activeShare: 0.25,
  /** The busiest second over the mean one. */
  peakOverMean: 5,
  days: 30,
  /** Passwords checked: most days the cookie is enough. */
  signInsADay: 0.05,
  /** Milliseconds of CPU: an answer of the API, a rendered page, a password. */
  cpuOfCall: 2,
  cpuOfPage: 10,
  cpuOfSignIn: 140,
  /** Bytes of what people write, beside a short row: an entry, an exchange with Eden. */
  bytesOfEntry: 600,
  bytesOfExchange: 1_200,
  /**
   * Rows that stay of a written one: what a batch writes are rows and index entries, and some are
   * updates.
   */
  rowsKeptADay: 12,
  /**
   * Milliseconds that one batch holds the one thread of a database; platform.md: 1,000 queries a
   * second at 1 ms.
   */
  batchMilliseconds: 2,
};

/**
 * US dollars per million beyond what is included a month, Workers Paid; storage per GB and month.
 */
export const PRICES = {
  subscription: 5,
  requests: { each: 0.3, included: 10e6 },
  cpuMilliseconds: { each: 0.02, included: 30e6 },
  rowsRead: { each: 0.001, included: 25e9 },
  rowsWritten: { each: 1, included: 50e6 },
  kvReads: { each: 0.5, included: 10e6 },
  kvWrites: { each: 5, included: 1e6 },
  gigabytes: { each: 0.75, included: 5 },
};
const DATABASE_GB = 10;

export interface Scale {
  people: number;
  /** A month's. */
  requests: number;
  cpuMilliseconds: number;
  rowsRead: number;
  rowsWritten: number;
  kvReads: number;
  kvWrites: number;
  /** After a year. */
  gigabytes: number;
  /** In the busiest second. */
  peakBatches: number;
  peakWrites: number;
  /** Databases that the busiest second, and a year's bytes, ask for. */
  databasesForTime: number;
  databasesForBytes: number;
  dollars: Record<
    | 'requests'
    | 'cpuMilliseconds'
    | 'rowsRead'
    | 'rowsWritten'
    | 'kvReads'
    | 'kvWrites'
    | 'gigabytes',
    number
  >;
  dollarsInAll: number;
}

/** A month of so many people, from the rows as they were measured. Sums and products only. */
export function scaleOf(people: number, { bytesPerRow, routes }: Rows): Scale {
  const of = (route: string) => {
    const found = routes[route];
    if (!found) throw new Error(`no rows are known of ${route}`);
    return found;
  };
  const requests = Object.entries(REQUESTS_PER_DAY).map(([route, times]) => ({
    times,
    isRead: route.startsWith('GET '),
    ...of(route),
  }));
  const sum = (what: (request: (typeof requests)[number]) => number) =>
    requests.reduce((total, request) => total + request.times * what(request), 0);
  const calls = sum(() => 1);
  const ofPage = OF_A_PAGE.reduce((total, route) => total + of(route).rowsRead, 0);
  const activeDays = people * ASSUMED.activeShare * ASSUMED.days;
  const month = (perDay: number) => perDay * activeDays;
  const { signInsADay, cpuOfCall, cpuOfPage, cpuOfSignIn, days, peakOverMean } = ASSUMED;
  const peak = (perDay: number) =>
    ((people * ASSUMED.activeShare * perDay) / 86_400) * peakOverMean;
  const bytesADay =
    ASSUMED.rowsKeptADay * bytesPerRow +
    (REQUESTS_PER_DAY['POST /api/goals/:goalId/journal'] as number) * ASSUMED.bytesOfEntry +
    (REQUESTS_PER_DAY['POST /api/coach/chat'] as number) * ASSUMED.bytesOfExchange;
  const used = {
    requests: month(calls + PAGES + signInsADay),
    cpuMilliseconds: month(calls * cpuOfCall + PAGES * cpuOfPage + signInsADay * cpuOfSignIn),
    rowsRead: month(sum(({ rowsRead }) => rowsRead) + PAGES * ofPage),
    rowsWritten: month(sum(({ rowsWritten }) => rowsWritten)),
    kvReads: month(
      PAGES +
        (REQUESTS_PER_DAY['POST /api/motivation/daily'] as number) +
        (REQUESTS_PER_DAY['POST /api/coach/chat'] as number),
    ),
    kvWrites: month(REQUESTS_PER_DAY['POST /api/motivation/daily'] as number),
    gigabytes: (month(bytesADay) * (365 / days)) / 1e9,
  };
  const dollars = Object.fromEntries(
    Object.entries(used).map(([name, amount]) => {
      const { each, included } = PRICES[name as keyof typeof used];
      return [name, (Math.max(0, amount - included) * each) / (name === 'gigabytes' ? 1 : 1e6)];
    }),
  ) as Scale['dollars'];
  const peakBatches = peak(sum(({ roundTrips }) => roundTrips) + PAGES);
  return {
    people,
    ...used,
    peakBatches,
    peakWrites: peak(sum(({ isRead, rowsWritten }) => (!isRead && rowsWritten > 0 ? 1 : 0))),
    databasesForTime: Math.ceil((peakBatches * ASSUMED.batchMilliseconds) / 1000),
    databasesForBytes: Math.ceil(used.gigabytes / DATABASE_GB),
    dollars,
    dollarsInAll:
      PRICES.subscription + Object.values(dollars).reduce((total, one) => total + one, 0),
  };
}
