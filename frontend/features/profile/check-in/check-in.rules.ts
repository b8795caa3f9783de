import texts from '#frontend/generated/check-in.json';
import type { CheckInResult } from '#schema/rules/mindset/check-in.ts';

export const checkInQuestions = texts.questions;
export type CheckInQuestion = (typeof checkInQuestions)[number];

export const resultTexts = (result: CheckInResult) => texts.results[result];

type Presented = Pick<CheckInQuestion, 'options' | 'presentation'>;

/** The options as they stand on the screen, each with the value that is stored for it, 1 to 4. */
export function presentedOptions({ options, presentation }: Presented) {
  const choices = options.map((text, index) => ({ value: index + 1, text }));
  return presentation === 'descending' ? choices.reverse() : choices;
}

export type CheckInAnswers = Readonly<Record<string, number>>;

/** The place of the first question without an answer; -1 when all have one. */
export const firstUnanswered = (asked: Pick<CheckInQuestion, 'id'>[], answers: CheckInAnswers) =>
  asked.findIndex(({ id }) => answers[id] === undefined);

/** The values in the order of the questions. Only to be asked for when all are answered. */
export const valuesOf = (asked: Pick<CheckInQuestion, 'id'>[], answers: CheckInAnswers) =>
  asked.map(({ id }) => answers[id] as number);

/**
 * Whether all but one of the answers stand in one place on the screen. Half of the questions are
 * worded the other way round, so that such answers say little.
 */
export function isOnePlace(
  asked: (Pick<CheckInQuestion, 'id'> & Presented)[],
  answers: CheckInAnswers,
): boolean {
  const places = asked.map((question) =>
    presentedOptions(question).findIndex(({ value }) => value === answers[question.id]),
  );
  return places.some(
    (place) => place !== -1 && places.filter((one) => one === place).length >= asked.length - 1,
  );
}
