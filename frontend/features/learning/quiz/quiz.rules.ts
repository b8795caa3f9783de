import { percentWords } from '#frontend/lib/words/percent-words.rules.ts';
import type { QuizQuestion } from '#schema/contracts/unit-material.ts';

/** The option chosen first per question, in order; as long as the number of questions answered. */
export type QuizAnswers = number[];

/** Whether these answers belong to these questions: each names an option there is. */
export const fits = (questions: QuizQuestion[], answers: QuizAnswers) =>
  answers.length <= questions.length &&
  answers.every((choice, index) => questions[index]?.options[choice] !== undefined);

/** Whether every question is answered. */
export const isFinished = (
  questions: QuizQuestion[],
  answers: QuizAnswers | null,
): answers is QuizAnswers =>
  answers !== null && answers.length === questions.length && fits(questions, answers);

export const rightCount = (questions: QuizQuestion[], answers: QuizAnswers) =>
  questions.filter(({ options }, index) => options[answers[index] ?? -1]?.isCorrect).length;

/** Answers as a device kept them; whatever does not fit the questions counts as none. */
export function readAnswers(questions: QuizQuestion[], stored: string): QuizAnswers {
  try {
    const answers: unknown = JSON.parse(stored);
    const isList = Array.isArray(answers) && answers.every((choice) => Number.isInteger(choice));
    return isList && fits(questions, answers) ? answers : [];
  } catch {
    return [];
  }
}

/**
 * What a result means against the share the unit asks for, 0 to 1. Nobody fails: the answers are
 * there to read.
 */
export function masteryWords(mastery: number, required: number): string {
  const asked = percentWords(required);
  if (mastery >= 1) return 'You got everything right. It comes back for a review in a few days.';
  if (mastery >= required)
    return `That’s enough to build on: the unit asks for ${asked}. The rest is explained below.`;
  return `Not yet the ${asked} this unit asks for. Read the explanations, and try again when you like.`;
}

/** Which option a digit key means, or none. */
export function optionForKey(key: string, { options }: QuizQuestion): number | undefined {
  const index = Number(key) - 1;
  return /^[1-9]$/.test(key) && index < options.length ? index : undefined;
}
