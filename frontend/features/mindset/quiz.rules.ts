import type {
  AssessmentRecommendations,
  MindsetQuestion,
  MindsetResponse,
  NewAssessment,
} from '#schema/contracts/mindset.ts';
import { type Scores, scoreAnswers, weakestFirst } from '#schema/rules/mindset/mindset-scores.ts';
import { isStraightLine } from '#schema/rules/mindset/reading-quality.ts';

/** Chosen values, 1 to 5, by the question's id. */
export type AssessmentAnswers = Readonly<Record<number, number>>;

export const answersOf = (responses: MindsetResponse[]): AssessmentAnswers =>
  Object.fromEntries(responses.map(({ questionId, score }) => [questionId, score]));

/**
 * What the device kept of answers that were chosen and not sent yet. Whatever is not an answer to
 * one of these questions is left out.
 */
export function readChosen(
  stored: string | null,
  questions: Pick<MindsetQuestion, 'id' | 'options'>[],
): AssessmentAnswers {
  let read: unknown;
  try {
    read = JSON.parse(stored ?? '');
  } catch {
    return {};
  }
  if (typeof read !== 'object' || read === null) return {};
  const chosen = read as Record<string, unknown>;
  return Object.fromEntries(
    questions.flatMap(({ id, options }) => {
      const score = chosen[id];
      const isAnswer = Number.isInteger(score) && Number(score) >= 1;
      return isAnswer && Number(score) <= options.length ? [[id, Number(score)]] : [];
    }),
  );
}

type Presented = Pick<MindsetQuestion, 'options' | 'presentation'>;

/** The options as they stand on the screen, each with the value that is stored for it. */
export function presentedChoices({
  options,
  presentation,
}: Presented): { value: number; text: string }[] {
  const choices = options.map((text, index) => ({ value: index + 1, text }));
  return presentation === 'descending' ? choices.reverse() : choices;
}

/**
 * The value of the option that a number key chooses: 1 is the topmost. Undefined where there is
 * none.
 */
export function scoreForKey(key: string, question: Presented): number | undefined {
  return /^[1-9]$/.test(key) ? presentedChoices(question)[Number(key) - 1]?.value : undefined;
}

/** Where to go on: the first question without an answer, else the last one. */
export function resumeStep(
  questions: Pick<MindsetQuestion, 'id'>[],
  answers: AssessmentAnswers,
): number {
  const open = questions.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? Math.max(0, questions.length - 1) : open;
}

/** The forward button: what it says and whether it can be pressed. */
export function forward(state: {
  step: number;
  questions: number;
  isChosen: boolean;
  isSaving: boolean;
  isSubmitted: boolean;
}): { label: 'Next' | 'Complete Assessment'; disabled: boolean } {
  return {
    label: state.step < state.questions - 1 ? 'Next' : 'Complete Assessment',
    disabled: !state.isChosen || state.isSaving || state.isSubmitted,
  };
}

/** True when all is answered, and nearly every answer at one place or with one value. */
export function isAlikeThroughout(
  questions: MindsetQuestion[],
  answers: AssessmentAnswers,
): boolean {
  if (questions.some(({ id }) => answers[id] === undefined)) return false;
  return isStraightLine(
    questions.map(({ id, category, presentation }) => ({
      category,
      presentation,
      score: answers[id],
    })),
  );
}

function scoresOfAnswers(questions: MindsetQuestion[], answers: AssessmentAnswers): Scores {
  return scoreAnswers(questions.map(({ id, category }) => ({ category, score: answers[id] })));
}

/** What is sent when the last question is answered. */
export function assessmentFrom(
  questions: MindsetQuestion[],
  answers: AssessmentAnswers,
  tips: AssessmentRecommendations['tips'],
): NewAssessment {
  const { overall, categories } = scoresOfAnswers(questions, answers);
  return {
    overallScore: overall,
    challengesScore: categories.challenges,
    obstaclesScore: categories.obstacles,
    effortScore: categories.effort,
    criticismScore: categories.criticism,
    successScore: categories.success,
    recommendations: {
      focusAreas: weakestFirst(categories).slice(0, 2),
      recommendedPathIds: [],
      tips,
    },
  };
}
