import type { Exercise } from './quantities/units.ts';

/**
 * What a first step may ask of somebody who says nothing of where they are. Where no source is named it is a judgement
 * of ours: less than an untrained, healthy adult can do on the day they read it.
 */

/** Kilometres in one outing, breaks allowed. */
export const FIRST_OUTING = {
  // The first sessions of Couch to 5K (NHS) are 20 minutes of running and walking by turns, about 3 km with the warm-up.
  run: 3,
  // Adults walk about 5,000 steps, some 3.5 km, on an ordinary day (Althoff et al. 2017, Nature).
  walk: 3,
  // Forty minutes at 15 km/h, on the flat.
  cycle: 10,
  // Eight lengths of a short pool: the distance of the German swimming badge in bronze, for which there are 15 minutes.
  swim: 0.2,
} as const;

/** Steps of an ordinary day, from the same study. */
export const FIRST_STEPS = 4500;

/** Minutes of a first walk: a quarter of an hour, as the first of the 150 a week the WHO advises. */
export const FIRST_WALK_MINUTES = 15;

/** Repetitions in a row, with clean form; the first session has no number at all and stops short of the limit. */
export const FIRST_REPEATS: Readonly<Record<Exercise, number>> = {
  'push-ups': 8,
  'pull-ups': 1,
  'chin-ups': 1,
  'sit-ups': 12,
  squats: 15,
  burpees: 5,
  dips: 2,
};

/** Pages of a first sitting: about 12 minutes at 238 words a minute (Brysbaert 2019). */
export const FIRST_PAGES = 10;

/** Words of a first sitting of writing, about a page, and the minutes it may take. */
export const FIRST_WORDS = 300;
export const FIRST_WRITING_MINUTES = 25;

/** Minutes of a first sitting at anything practised: an instrument, a language, a craft. */
export const FIRST_PRACTICE_MINUTES = 20;

/** Minutes of a first meditation: so short that there is no reason to put it off (Fogg 2019, "tiny habits"). */
export const FIRST_SITTING_MINUTES = 3;

/** The share of a sum that a first week moves. */
export const FIRST_WEEK_OF_SUM = 0.02;
