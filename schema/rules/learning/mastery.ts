import type { QuizQuestion, WritingPrompt } from '#schema/contracts/unit-material.ts';
import { round2 } from '#schema/rules/mindset/mindset-scores.ts';

/** Why these answers cannot be scored, as a sentence; undefined when they can. */
export function problemOfAnswers(
  questions: QuizQuestion[] | null,
  answers: number[],
): string | undefined {
  if (!questions || questions.length === 0) return 'This unit asks no questions';
  if (answers.length !== questions.length) return 'Please answer every question';
  const isOffered = answers.every(
    (choice, index) => choice < (questions[index]?.options.length ?? 0),
  );
  return isOffered ? undefined : 'One of these answers is not among the options';
}

/** Why these texts cannot be kept with a unit, as a sentence; undefined when they can. */
export function problemOfWriting(
  prompts: WritingPrompt[] | null,
  written: string[],
): string | undefined {
  if (!prompts || prompts.length === 0) return 'This unit asks for nothing in writing';
  return written.length <= prompts.length
    ? undefined
    : 'There are more texts here than the unit asks for';
}

/**
 * The share of questions answered rightly, 0 to 1, two decimals. The answers fit, see
 * `problemOfAnswers`.
 */
export function scoreQuiz(questions: QuizQuestion[], answers: number[]): number {
  const right = questions.filter(
    ({ options }, index) => options[answers[index] as number]?.isCorrect,
  );
  return round2(right.length / questions.length);
}

/**
 * Whether a best result has reached what a unit asks. A quiz is complete when it is finished,
 * whatever its result: one that falls short is offered again and holds nobody up. Source:
 * specification, "Learning unit"; mastery helps weaker learners most (Kulik et al. 1990).
 */
export const isMastered = (masteryScore: number | null, requiredMasteryScore: number): boolean =>
  masteryScore !== null && masteryScore >= requiredMasteryScore;
