import type { PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { countOf } from './count-in-words.ts';
import { inFigures } from './number-words.ts';

const AMOUNT = '(\\d{1,3})[\\s-]*(hours?|hrs?|h|minutes?|mins?|min)\\b';
const LIMIT = '(?:under|less than|below|sub|faster than)[\\s-]+(?:about |just |the )?';
const IN_TITLE = new RegExp(`\\b(?:${LIMIT}|(?:with)?in )${AMOUNT}`);
const ANYWHERE = new RegExp(`\\b${LIMIT}${AMOUNT}`);
const OF_TODAY =
  /\b(?:i can|i run|i swim|i ride|currently|right now|already|at the moment|so far|my (?:pb|best|record))\b/;

/** "20 minutes" or "one hour", the time someone wants to stay under over their distance; undefined when none is named. */
export function timeToBeat({ plainTitle, plainText }: PlannerGoal): string | undefined {
  const aimedAt = inFigures(plainText)
    .split(/[.;!?](?=\s|$)/)
    .filter((sentence) => !OF_TODAY.test(sentence))
    .join('. ');
  const [, figure, unit] = IN_TITLE.exec(inFigures(plainTitle)) ?? ANYWHERE.exec(aimedAt) ?? [];
  if (!figure || !unit) return undefined;
  return countOf(Number(figure), unit.startsWith('h') ? 'hour' : 'minute');
}
