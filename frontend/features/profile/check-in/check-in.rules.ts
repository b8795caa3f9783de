import texts from '#frontend/generated/check-in.json';
import type { CheckInResult } from '#schema/rules/mindset/check-in.ts';

export const checkInQuestions = texts.questions;
export type CheckInQuestion = (typeof checkInQuestions)[number];

export const resultTexts = (result: CheckInResult) => texts.results[result];

/** The options as they stand on the screen, each with the value that is stored for it, 1 to 4. */
export function presentedOptions({ options, order }: Pick<CheckInQuestion, 'options' | 'order'>) {
  const choices = options.map((text, index) => ({ value: index + 1, text }));
  return order === 'descending' ? choices.reverse() : choices;
}

export type CheckInAnswers = Readonly<Record<string, number>>;

/** The place of the first question without an answer; -1 when all have one. */
export const firstUnanswered = (asked: Pick<CheckInQuestion, 'id'>[], answers: CheckInAnswers) =>
  asked.findIndex(({ id }) => answers[id] === undefined);

/** The values in the order of the questions. Only to be asked for when all are answered. */
export const valuesOf = (asked: Pick<CheckInQuestion, 'id'>[], answers: CheckInAnswers) =>
  asked.map(({ id }) => answers[id] as number);
