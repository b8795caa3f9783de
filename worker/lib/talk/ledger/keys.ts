import { foldText } from '#worker/lib/text/fold-text.ts';

/** Words that a sentence is not found by. */
const SMALL = new Set(
  (
    'a an and are as at be been but by did do does for from get go got just had has have he her him his how i if in is it ' +
    'its know like me my no not of ok on or our out please remember remind again say said saying says she so tell telling that the ' +
    'them then there they this to told up us was we were what whats when whens where wheres which who whos why will with would you your yet ' +
    'about want wanted id im ill ive can could should shall still earlier before mention mentioned repeat kept keep write wrote ' +
    'written far time times date dates day days name named called call many much long old plan planned decide decided promise ' +
    'promised goal goals first last deadline thing something anything note noted save saved give gave given exactly ' +
    'supposed need already ever again today now btw lol hey eden u ur hm ah oh well also even really mine words word sentence ' +
    'one ones ago due page once agree agreed forgot forget set look find show quick quickly actually happen happens happened same right ok okay ' +
    'okay wait sorry help think thought thinking use used sure bit part been being going am s t d ll re m ve dont didnt havent'
  ).split(' '),
);

/** Verbs of two words that would be lost in parts. */
const JOINED: readonly [RegExp, string][] = [
  [/\b(?:get|gets|getting|got|wake|wakes|waking|woke) (?:up|out of bed)\b/g, 'getup'],
  [/\b(?:go|goes|going|went|get|got) to bed\b|\b(?:in|into) bed\b/g, 'bedtime'],
  [/\b(?:hand|hands|handed|turn|turned|send|sent) (?:it |this |that |\w+ )?in\b/g, 'handin'],
  [/\b(?:give|gave|giving) up\b/g, 'giveup'],
  [/\b(?:move|moves|moving|moved) (?:in|out)\b/g, 'moving'],
];

/** Two words for one thing. */
const SAME: Readonly<Record<string, string>> = {
  exam: 'test',
  exams: 'test',
  quiz: 'test',
  tests: 'test',
  talk: 'presentation',
  speech: 'presentation',
  mum: 'mother',
  mom: 'mother',
  dad: 'father',
  bday: 'birthday',
  appointment: 'appointment',
  dr: 'doctor',
  doc: 'doctor',
};

/** The whole words of a text by which it could be found, without those that all texts have. */
export function wordsToFind(text: string): string[] {
  const folded = JOINED.reduce((all, [verb, word]) => all.replace(verb, word), foldText(text));
  const words = folded.replace(/'s?\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !SMALL.has(word)).map((word) => SAME[word] ?? word))];
}

/** A word in a form in which its ending does not matter. */
export const stemOf = (word: string): string =>
  word.length > 4
    ? word.replace(/(?:ings?|ed|es|s|ies|y)$/u, '').slice(0, 6)
    : word.replace(/s$/, '');

/** The words of a text that it could be found by, in that form. */
export const keysOf = (text: string): string[] => [...new Set(wordsToFind(text).map(stemOf))];

const OF_A_STEM = 0.7;

/** How much of some words is found in a text: 1 for all of them as they are. */
export function overlapOf(words: readonly string[], text: string | undefined): number {
  if (!text || words.length === 0) return 0;
  const own = new Set(wordsToFind(text));
  const stems = new Set([...own].map(stemOf));
  const found = words.reduce((sum, word) => {
    if (own.has(word) || own.has(`${word}s`) || own.has(word.replace(/s$/, ''))) return sum + 1;
    return sum + (stems.has(stemOf(word)) ? OF_A_STEM : 0);
  }, 0);
  return found / words.length;
}
