import type { NewProgress } from '#schema/contracts/learning.ts';
import type { UnitMaterial } from '#schema/contracts/unit-material.ts';
import {
  engagementLevel,
  learningVelocity,
  personalizedDifficulty,
  strugglingAreas,
  type UnitProgress,
  unitEngagement,
} from '#schema/rules/learning/learning-pace.ts';
import { problemOfAnswers, problemOfWriting, scoreQuiz } from '#schema/rules/learning/mastery.ts';
import type { ProgressRow } from './progress.queries.ts';

/** What of the sent fields does not fit the unit, and where; undefined where all fit. */
export function problemOf({ questions, prompts }: UnitMaterial, { answers, written }: NewProgress) {
  const inAnswers = answers && problemOfAnswers(questions, answers);
  if (inAnswers) return { path: 'answers', message: inAnswers };
  const inWriting = written && problemOfWriting(prompts, written);
  return inWriting ? { path: 'written', message: inWriting } : undefined;
}

const isAnything = (texts: string[] | null | undefined) =>
  texts?.some((text) => text !== '') ?? false;

/** The record after a change. Answering the whole quiz completes it, whatever the result. */
export function outcomeOf(
  { questions, minutes }: UnitMaterial,
  record: ProgressRow | undefined,
  { answers, written, notes, secondsSpent, ...sent }: NewProgress,
) {
  const completed = sent.completed ?? (answers ? true : undefined);
  const isFinished = completed ?? record?.completed ?? false;
  const timeSpent = record?.timeSpent ?? null;
  return {
    completed,
    isFinished,
    /** Of this attempt; null without one. */
    result: answers && questions ? scoreQuiz(questions, answers) : null,
    engagement: unitEngagement({
      isFinished,
      secondsSpent: secondsSpent === undefined ? timeSpent : (timeSpent ?? 0) + secondsSpent,
      minutes,
      hasOwnWords:
        Boolean(notes === undefined ? record?.notes : notes) ||
        Boolean(answers ?? record?.answers) ||
        isAnything(written ?? record?.written),
    }),
  };
}
export type QuizOutcome = ReturnType<typeof outcomeOf>;

/** The stored progress of one unit of the path. */
interface StoredProgress extends Omit<UnitProgress, 'isFinished' | 'isForgotten'> {
  unitId: number;
  isFinished: number;
  isForgotten: number;
  engagementScore: number | null;
}

export interface Course {
  /** The unit that changes. */
  unitId: number;
  /** When it was finished first: just now, if not before. */
  finishedAt: string;
  /** All units of its path. */
  progressOfUnits: StoredProgress[];
  /** What was finished lately, in any path. */
  recent: { unitId: number; completedAt: string }[];
}

/** The figures of an enrolment after one of its units changed. */
export function enrolmentFigures(
  course: Course,
  { isFinished, result, engagement }: QuizOutcome,
  now: Date,
) {
  const { unitId, progressOfUnits, recent } = course;
  const units = progressOfUnits.map((one) => {
    const stored = { ...one, isFinished: one.isFinished === 1, isForgotten: one.isForgotten === 1 };
    if (one.unitId !== unitId) return stored;
    const masteryScore =
      result === null ? one.masteryScore : Math.max(result, one.masteryScore ?? 0);
    return { ...stored, isFinished, masteryScore, engagementScore: engagement };
  });
  const finishedAt = recent
    .filter((one) => one.unitId !== unitId)
    .map(({ completedAt }) => completedAt);
  return {
    personalizedDifficulty: personalizedDifficulty(units),
    learningVelocity: learningVelocity(
      isFinished ? [...finishedAt, course.finishedAt] : finishedAt,
      now,
    ),
    engagementLevel: engagementLevel(units.flatMap(({ engagementScore }) => engagementScore ?? [])),
    strugglingAreas: strugglingAreas(units),
  };
}
