import { type Meaning, meaningOf } from './quantity-role.ts';

/** The sentence around a number: what stands before it, and what behind it. */
export interface NumberContext {
  readonly before: string;
  readonly after: string;
}

const SENTENCE_END = /[.;!?](?=\s|$)|\n|—|\bbut\b/;
const STATE =
  /\b(?:i have|i've|i am|i'm|already|so far|now|currently|done|read|written|saved|paid)\b/;
const GROWTH =
  /\b(?:from|increase|grow|improve|go|get|extend|progress|move|build)\s*(?:(?:about|around|just|only)\s*)?$/;

/**
 * So much of a sentence is read on either side of a number: what stands further off says nothing of
 * it.
 */
const NEAR = 300;

/** The sentence in which `text` holds something from `start` to `end`, as far as it is near. */
export function sentenceAround(text: string, start: number, end: number): NumberContext {
  return {
    before:
      text
        .slice(Math.max(0, start - NEAR), start)
        .split(SENTENCE_END)
        .at(-1) ?? '',
    after: text.slice(end, end + NEAR).split(SENTENCE_END)[0] ?? '',
  };
}

/**
 * What two joined numbers are to the person: the way from one to the other ("from 5 to 10 km"), a
 * part done of a whole ("30 of 100 pages"), or a range ("5-10 km"), which is no number to plan with
 * except for its lower end today.
 */
export function meaningOfPair(
  [low, link]: readonly [number, string],
  around: NumberContext,
  isTitle: boolean,
): readonly [Meaning | undefined, Meaning | undefined] {
  const partOfWay = [{ role: 'start' }, { role: 'target' }] as const;
  if (/of$|\//.test(link))
    return STATE.test(around.before + around.after) ? partOfWay : [undefined, undefined];
  if (link.endsWith('to') && (low === 0 || GROWTH.test(around.before))) return partOfWay;
  const meant = meaningOf(around.before, around.after, isTitle);
  return meant?.role === 'start' ? [meant, undefined] : [undefined, undefined];
}
