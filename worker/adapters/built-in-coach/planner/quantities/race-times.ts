import type { PlanLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { countsIn, figureOf } from './count-in-words.ts';
import { inFigures } from './number-words.ts';
import { sentenceAround } from './quantity-pair.ts';

/** Minutes that somebody takes over a distance: today, and what they would like to take. */
export interface RaceTimes {
  readonly today?: number;
  readonly target?: number;
  /** What the target is to be less than today, where that was said: “take two minutes off”. */
  readonly less?: number;
}

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const AMOUNT = `(${CLOCK}|\\d{1,3}(?:[.,]\\d)?)[\\s-]{0,2}(hours?|hrs?|h|minutes?|mins?|min|seconds?|secs?|s)?(?![\\w:])`;
const TIME = new RegExp(`(?<![\\d.:])${AMOUNT}`, 'g');
/** “Sub 20”, “under 4”: a number behind such a word is a time even where no unit follows. */
const BEFORE_TARGET =
  /\b(?:under|sub|below|less than|faster than|quicker than|break|breaking|beat|in|to|target|goal|aim(?:ing)? for)[\s-]*(?:about |just |the |a |my )?$/;
const BEFORE_TODAY =
  /\b(?:from|currently|now|today|already|my (?:best|pb|pr|time|record|personal best)(?: is| was)?|is|run|ran|take|takes|took|at|best|pb)\s*(?:at |it in |is |in |about |around |of )*$/;
const BEFORE_LESS =
  /\b(?:take|cut|shave|knock|drop|by|improve by|faster by|lose)\s+(?:off )?(?:about )?$/;
const IS_DISTANCE = /^[\s-]?(?:k|km|m|mi|miles?|met|kilomet|days?|weeks?|months?|years?|times|x)\b/;
/** Minutes that no race over a distance people train for takes less, or more, than. */
const SHORTEST = 0.15;
const LONGEST = 24 * 60;
/** A time over a long race is told in hours where it is small: “sub 4 marathon”. */
const IN_HOURS_UP_TO = 7;
const LONG_RACE_KM = 21;

function minutesOf(figure: string, unit: string, km: number | undefined): number {
  const parts = figure.split(':').map(Number);
  const isLong = km !== undefined && km >= LONG_RACE_KM;
  if (parts.length === 3)
    return (parts[0] as number) * 60 + (parts[1] as number) + (parts[2] as number) / 60;
  if (parts.length === 2) {
    const [first, second] = parts as [number, number];
    // “1:45” over a half marathon is hours and minutes, “24:30” over 5 km minutes and seconds.
    return isLong && first <= IN_HOURS_UP_TO ? first * 60 + second : first + second / 60;
  }
  const value = Number(figure.replace(',', '.'));
  if (/^h/.test(unit)) return value * 60;
  if (/^s/.test(unit)) return value / 60;
  return !unit && isLong && value <= IN_HOURS_UP_TO ? value * 60 : value;
}

/** The most times that are read of a text. */
const MOST = 20;

/**
 * The times to beat in lower-case text, over a distance in km where that is known. Of a bare number
 * only one behind “under”, “from” and the like is a time. Linear in the text’s length.
 */
export function readRaceTimes(text: string, km?: number): RaceTimes {
  const figures = inFigures(text);
  const found: { today?: number; target?: number; less?: number } = {};
  for (const match of [...figures.matchAll(TIME)].slice(0, MOST)) {
    const [whole, figure = '', unit = ''] = match;
    const { before, after } = sentenceAround(figures, match.index, match.index + whole.length);
    const isBare = !unit && !figure.includes(':');
    if (isBare && (IS_DISTANCE.test(after) || Number(figure) < 2)) continue;
    const minutes = minutesOf(figure, unit, km);
    if (minutes < SHORTEST || minutes > LONGEST) continue;
    if (BEFORE_LESS.test(before) && unit) found.less ??= minutes;
    else if (BEFORE_TARGET.test(before)) found.target ??= minutes;
    else if (BEFORE_TODAY.test(before)) found.today ??= minutes;
    else if (!isBare) {
      if (/\b(?:currently|now|today|at the moment|best|pb)\b/.test(before + after))
        found.today ??= minutes;
      else found.target ??= minutes;
    }
  }
  const target =
    found.target ??
    (found.today !== undefined && found.less !== undefined ? found.today - found.less : undefined);
  return { ...found, ...(target !== undefined && target > 0 ? { target } : {}) };
}

/** “24:30”, “1:45:00” or “20 minutes”; rounded to a second. */
export function writeTime(minutes: number, language: PlanLanguage = 'en'): string {
  const seconds = Math.round(minutes * 60);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const [whole, last] = [Math.floor(rest / 60), rest % 60];
  if (hours > 0) return `${hours}:${two(whole)}:${two(last)}`;
  return last === 0 ? figureOf(whole, 'minute', language) : `${whole}:${two(last)}`;
}

/** “5:10 a km” for so many minutes over so many kilometres. */
export function writePace(minutes: number, km: number, language: PlanLanguage = 'en'): string {
  const seconds = Math.round((minutes * 60) / km);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return countsIn(language).pace.replace('{time}', time);
}
