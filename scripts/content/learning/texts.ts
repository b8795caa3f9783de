import type { UnitSource } from './files.ts';

export interface Passage {
  /** Where in the unit, for who has to mend it. */
  place: string;
  text: string;
}

/** The paragraphs of a body, without its headings. A list is one paragraph. */
export function paragraphsOf(body: string): Passage[] {
  return body
    .split(/\n{2,}/)
    .filter((text) => !text.startsWith('#'))
    .map((text, index) => ({ place: `paragraph ${index + 1}`, text }));
}

/** What a quiz says beside its body: its questions, options and feedback. */
function quizPassages(unit: UnitSource): Passage[] {
  if (unit.type !== 'quiz') return [];
  return unit.questions.flatMap(({ q, options }, index) => {
    const place = `question ${index + 1}`;
    return [
      { place, text: q },
      ...options.flatMap(({ text, feedback }, option) => [
        { place: `${place}, option ${option + 1}`, text },
        { place: `${place}, feedback ${option + 1}`, text: feedback },
      ]),
    ];
  });
}

/** What is read in one go: the body, and in a quiz everything that answers it. */
export const readingOf = (unit: UnitSource): Passage[] => [
  ...paragraphsOf(unit.body),
  ...quizPassages(unit),
];

/** Every text of a unit that a person may see. */
export function unitPassages(unit: UnitSource): Passage[] {
  const prompts = unit.type === 'exercise' ? unit.prompts : [];
  return [
    ...readingOf(unit),
    { place: 'title', text: unit.title },
    { place: 'claim', text: unit.claim },
    { place: 'act', text: unit.act },
    ...unit.hints.map((text, index) => ({ place: `hint ${index + 1}`, text })),
    ...unit.retrieval.flatMap(({ q, a }, index) => [
      { place: `retrieval ${index + 1}`, text: q },
      { place: `retrieval ${index + 1}, answer`, text: a },
    ]),
    ...prompts.flatMap(({ label, help }, index) => [
      { place: `prompt ${index + 1}`, text: label },
      { place: `prompt ${index + 1}, help`, text: help },
    ]),
  ];
}

const LINK = /\[([^\]]*)\]\([^)]*\)/g;

/**
 * A text as it is read: without marks of formatting, addresses of links and what stands in brackets
 * with a year.
 */
export function readableText(text: string): string {
  return text
    .replaceAll(LINK, '$1')
    .replaceAll(/\s*\([^()]*\b(?:19|20)\d\d\b[^()]*\)/g, '')
    .replaceAll(/[*_`]|^\s*- /gm, '');
}

export const splitWords = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? [];

/**
 * Sentences, and the lines of a list. A full stop inside a number or after a single letter ends
 * none.
 */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!…][”’)]*)\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
}
