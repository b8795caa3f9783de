import { shuffled } from '#scripts/lib/shuffled.ts';
import { median } from '#tests/bench/statistics.ts';
import type { FrontProxy } from './front-proxy.ts';
import { look, type NetworkProfile, type PageTimings } from './look.ts';
import type { MeasuredPage, VisitorKind } from './places.ts';
import { CATEGORIES, type Category, type Tool } from './tool.ts';

/**
 * For each kind of visitor, the proxy of the app and the one behind which pages have no scripts.
 */
export type FrontProxies = Record<VisitorKind, { page: FrontProxy; floor: FrontProxy }>;

/**
 * How often a place is looked at; `scores` is for those that are not measured beside their floor.
 */
export interface Turns {
  simulated: number;
  real: number;
  slow: number;
  scores: number;
}

export interface PlaceFigures {
  place: MeasuredPage;
  scores: Record<Category, number>;
  /** Largest paint in milliseconds, with how many times its floor's that is. */
  simulated: Paint;
  real: Paint;
  /** At Lighthouse's own slowdown of the processor, and at ten times. */
  blocking: { usual: number; slow: number };
  shift: { usual: number; slow: number };
  /** What cost points. */
  failed: string[];
}

interface Paint {
  page: number;
  floor: number;
  /**
   * NaN where there is no floor. The median of the ratios of each turn, in which both met the same
   * neighbours.
   */
  ratio: number;
}

type Turn = Partial<Record<'page' | 'floor', PageTimings>>;
type Kept = Record<NetworkProfile, Turn[]>;

interface Job {
  place: MeasuredPage;
  manner: NetworkProfile;
  kinds: ('page' | 'floor')[];
}

const repeated = (job: Job, times: number): Job[] => Array.from({ length: times }, () => job);

/**
 * One round after another through all places, so that a loud neighbour is not one place's alone.
 */
function jobsOf(places: MeasuredPage[], turns: Turns): Job[] {
  return shuffled(
    places.flatMap((place): Job[] =>
      place.hasFloor
        ? [
            ...repeated({ place, manner: 'simulated', kinds: ['page', 'floor'] }, turns.simulated),
            ...repeated({ place, manner: 'real', kinds: ['page', 'floor'] }, turns.real),
            ...repeated({ place, manner: 'slow', kinds: ['page'] }, turns.slow),
          ]
        : [
            ...repeated({ place, manner: 'simulated', kinds: ['page'] }, turns.scores),
            ...repeated({ place, manner: 'slow', kinds: ['page'] }, turns.slow),
          ],
    ),
    Math.random,
  );
}

function figuresOf(place: MeasuredPage, kept: Kept): PlaceFigures {
  const viewsOf = (manner: NetworkProfile, kind: 'page' | 'floor' = 'page') =>
    kept[manner].flatMap((turn) => turn[kind] ?? []);
  const middle = (manner: NetworkProfile, read: (view: PageTimings) => number) =>
    median(viewsOf(manner).map(read));
  const paint = (manner: NetworkProfile): Paint => ({
    page: middle(manner, ({ largestPaint }) => largestPaint),
    floor: median(viewsOf(manner, 'floor').map(({ largestPaint }) => largestPaint)),
    ratio: median(
      kept[manner].flatMap(({ page, floor }) =>
        page && floor ? [page.largestPaint / floor.largestPaint] : [],
      ),
    ),
  });
  const scored = (category: Category) =>
    middle('simulated', ({ scores }) => scores[category] ?? Number.NaN);
  return {
    place,
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scored(name)])) as Record<
      Category,
      number
    >,
    simulated: paint('simulated'),
    real: paint('real'),
    blocking: {
      usual: middle('simulated', ({ blocking }) => blocking),
      slow: middle('slow', ({ blocking }) => blocking),
    },
    shift: {
      usual: Math.max(...viewsOf('simulated').map(({ shift }) => shift)),
      slow: Math.max(...viewsOf('slow').map(({ shift }) => shift)),
    },
    failed: [...new Set(viewsOf('simulated').flatMap(({ failed }) => failed))],
  };
}

/** Looks at every place as often as is asked, in random order, a page right beside its floor. */
export async function lookAround(
  tool: Tool,
  browser: string,
  doors: FrontProxies,
  places: MeasuredPage[],
  turns: Turns,
  onLooked: (done: number, all: number) => void,
): Promise<PlaceFigures[]> {
  const jobs = jobsOf(places, turns);
  const kept = new Map<MeasuredPage, Kept>(
    places.map((place) => [place, { simulated: [], real: [], slow: [] }]),
  );
  for (const [index, { place, manner, kinds }] of jobs.entries()) {
    const turn: Turn = {};
    for (const kind of shuffled(kinds, Math.random)) {
      const url = doors[place.as][kind].origin + place.path;
      turn[kind] = await look(tool, browser, url, {
        manner,
        isMissing: place.isMissing ?? false,
        isScored: kind === 'page' && manner === 'simulated',
      });
    }
    kept.get(place)?.[manner].push(turn);
    onLooked(index + 1, jobs.length);
  }
  return places.map((place) => figuresOf(place, kept.get(place) as Kept));
}
