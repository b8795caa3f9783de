import type { PlannerGoal } from './plan-types.ts';
import { amountsOf } from './quantities/quantities.ts';

/** How long a text is to be, how much of it is there, and how much the days allow. */
export interface TextLength {
  readonly unit: 'words' | 'pages';
  readonly total: number;
  readonly there: number;
  readonly reachable: number;
  /** True when what is reachable follows from what they say they write a day. */
  readonly isTold: boolean;
}

/** A novelist's month (NaNoWriMo) asks for 1,667 words a day; more than 2,000 is not planned, 1,000 is when it is tight. */
const WORDS_A_DAY = 2000;
const CALM_WORDS_A_DAY = 1000;
const WORDS_A_PAGE = 300;

/** Whoever writes daily already can write twice as much for a while, and four times as much at a pinch. */
const CALM_SHARE = 2;
const TIGHT_SHARE = 4;

/** Words that can be written in `days`, at a calm pace from what is written a day now. */
function reachableWords(words: number, days: number, now: number | undefined): number {
  const tight = now === undefined ? WORDS_A_DAY : Math.min(WORDS_A_DAY, now * TIGHT_SHARE);
  const calm = now === undefined ? CALM_WORDS_A_DAY : Math.min(CALM_WORDS_A_DAY, now * CALM_SHARE);
  const least = now === undefined ? 500 : 0;
  return words <= tight * Math.max(1, days) ? words : Math.max(least, calm * Math.max(1, days));
}

/** The length a goal names in all; undefined when it names none, or only what is written a day. */
export function readLength({ quantities, span }: PlannerGoal): TextLength | undefined {
  const totals = quantities.filter(({ per }) => per === undefined);
  for (const [unit, least, words] of [
    ['words', 300, 1],
    ['pages', 5, WORDS_A_PAGE],
  ] as const) {
    const total = amountsOf(totals, 'target', unit)[0];
    if (total === undefined || total < least) continue;
    const told = amountsOf(totals, 'start', unit)[0] ?? 0;
    const there = told < total ? told : 0;
    const daily = quantities.find(
      (found) => found.unit === unit && found.role === 'start' && found.per === 'day',
    );
    const now = daily && daily.value * words;
    const reachable = Math.ceil(reachableWords((total - there) * words, span, now) / words);
    return {
      unit,
      total,
      there,
      reachable: Math.min(total, there + reachable),
      isTold: daily !== undefined,
    };
  }
  return undefined;
}
