import { foldLetters } from '#worker/lib/text/fold-text.ts';
import type { Clause } from './clauses.ts';
import { nounsOfPeople } from './people.ts';

const READ_AT_MOST = 600;

/**
 * “it’s not my manager”, “not for my husband”, “no brother!!”, “who is speaking about my mother”.
 */
const DENIED = new RegExp(
  `(?:\\bnot (?:for |about |with |to |from )?(?:my |the |our |his |her |a )?|^no,? (?:my |the )?|[.!?,] no (?:my |the )?|\\bisn't (?:my |the |a )|\\bwho (?:is|was|'s) (?:speaking|talking) (?:about|of) (?:my |the )?|\\b(?:nothing|something) to do with (?:my |the |his |her )?)(${nounsOfPeople})\\b(?!'s|s'| (?:in law|who|that|fault)\\b)`,
  'g',
);

/** The people of whom a message says that it is not about them, as the nouns that they go by. */
export function deniedPeopleIn(message: string): string[] {
  const text = foldLetters(message.slice(0, READ_AT_MOST)).replace(/[\s-]+/g, ' ');
  return [...new Set([...text.matchAll(DENIED)].map((match) => match[1] as string))];
}

const BEGINS_AGAIN = /^(?:no+|nope|nah|not|wait|sorry|i meant?|what|wrong)\b/i;

/** Whether a message puts something right that was said or understood before. */
export const isCorrection = (message: string, clauses: readonly Clause[]): boolean =>
  BEGINS_AGAIN.test(message.trim()) &&
  clauses.some(({ text }) => /\bnot\b|n['’]?t\b|^no\b/i.test(text));
