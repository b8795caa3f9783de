import type { ExportFile } from '#schema/contracts/export-file.ts';
import {
  engagementLevel,
  learningVelocity,
  unitEngagement,
} from '#schema/rules/learning/learning-pace.ts';
import {
  afterRecall,
  firstReview,
  type WaitingReview,
} from '#schema/rules/learning/review-schedule.ts';
import { IMPACT } from '#schema/rules/mindset/growth-figures.ts';
import { round2 } from '#schema/rules/mindset/mindset-scores.ts';
import { readLearning, type UnitSource } from '#scripts/content/learning/files.ts';
import { readMicroItems } from '#scripts/content/micro-learning.ts';
import { type DemoUnit, ENROLLED, MICRO_DONE, REVIEWED, UNITS } from './maya-learning.ts';
import type { DemoRow, Year } from './year.ts';

const HOUR = 21;

/** Of a quiz's questions, the last `wrong` ones missed. */
function answersTo(
  source: UnitSource,
  wrong: number,
): { answers: number[]; share: number } | undefined {
  if (source.type !== 'quiz') return undefined;
  const { questions } = source;
  const answers = questions.map(({ options }, index) => {
    const isMissed = index >= questions.length - wrong;
    return options.findIndex(({ correct }) => correct !== isMissed);
  });
  return { answers, share: round2((questions.length - wrong) / questions.length) };
}

function progressOf(
  year: Year,
  demo: DemoUnit,
  source: UnitSource,
  id: number,
): DemoRow<'progress'> {
  const { unit, day, minutes, again, wrong = 0, notes, written } = demo;
  const quiz = answersTo(source, wrong);
  const at = year.do(
    {
      day,
      hour: HOUR,
      type: 'unit_completed',
      description: `Finished “${source.title}”`,
      metadata: { unitId: unit, type: source.type },
    },
    'unitsCompleted',
    ...(source.type === 'exercise' ? (['exercisesWritten'] as const) : []),
    ...(again ? (['quizzesRetried'] as const) : []),
  );
  const timeSpent = minutes * 60;
  return {
    id,
    unitId: unit,
    title: source.title,
    completed: true,
    completedAt: at,
    notes: notes ?? null,
    masteryScore: quiz?.share ?? null,
    attemptsCount: again ? 2 : 1,
    timeSpent,
    difficultyAttempted: source.difficultyLevel,
    strugglingAreas: [],
    strengthAreas: [],
    engagementScore: unitEngagement({
      isFinished: true,
      secondsSpent: timeSpent,
      minutes: source.minutes,
      hasOwnWords: Boolean(notes ?? written ?? quiz),
    }),
    adaptiveAdjustments: null,
    answers: quiz?.answers ?? null,
    written: written ?? null,
    openedAt: at,
  };
}

/** How often she looks at what is due, in days. */
const COMES_BY = 3;

/**
 * A question of a unit as her answers have left it: she comes by every third day, and a third of
 * the questions came back in part at first. Of what she learned lately, some waits for today.
 */
function reviewOf(
  year: Year,
  { unit, day }: DemoUnit,
  place: number,
): Omit<DemoRow<'reviews'>, 'id'> {
  const finished = new Date(`${year.date(day)}T00:05:00.000Z`);
  let review: WaitingReview | undefined = {
    ...firstReview(finished),
    reviewedAt: null,
    difficulty: null,
    stability: null,
  };
  let last = {};
  for (let ago = day - 1; ago > 0 && review; ago -= COMES_BY) {
    const now = new Date(`${year.date(ago)}T06:00:00.000Z`);
    if (review.dueAt > now.toISOString()) continue;
    const isPart = place === 1 && review.reviewedAt === null;
    const { dueAt, ...after } = afterRecall(review, isPart ? 'partly' : 'remembered', now);
    last = { ...after, dueAt, reviewedAt: now.toISOString() };
    review = dueAt === null ? undefined : { ...after, dueAt, reviewedAt: now.toISOString() };
  }
  const waits = place === 0 && day < 60 ? { dueAt: `${year.date(0)}T00:05:00.000Z` } : {};
  return { unitId: unit, place, ...firstReview(finished), reviewedAt: null, ...last, ...waits };
}

/** What Maya learned: paths, units with her notes, reviews that come back, and small lessons. */
export function learned(
  year: Year,
): Pick<Required<ExportFile>, 'enrollments' | 'progress' | 'reviews' | 'microLearning'> {
  const { paths, units } = readLearning();
  const sourceOf = new Map(units.map((unit) => [unit.id, unit]));
  const progress = UNITS.map((demo, index) =>
    progressOf(year, demo, sourceOf.get(demo.unit) as UnitSource, index + 1),
  );

  const enrollments = ENROLLED.map(({ path: pathId, day }, index): DemoRow<'enrollments'> => {
    const path = paths.find(({ id }) => id === pathId) as (typeof paths)[number];
    const modules = new Set(path.modules.map(({ id }) => id));
    const all = units.filter(({ module }) => modules.has(module));
    const own = progress.filter(({ unitId }) => all.some(({ id }) => id === unitId));
    const last = own
      .map(({ completedAt }) => completedAt as string)
      .toSorted()
      .at(-1) as string;
    const isDone = own.length === all.length;
    if (isDone) {
      const description = `Finished the path “${path.title}”`;
      const done = { type: 'path_completed', description, metadata: { pathId } };
      const at = year.do(
        { ...done, day: year.daysSince(last.slice(0, 10)), hour: HOUR + 1 },
        'pathsCompleted',
      );
      year.tell({
        eventType: 'learning_milestone',
        category: 'learning',
        impactScore: IMPACT.learning_milestone,
        timestamp: at,
        eventData: { description, pathId },
      });
    }
    return {
      id: index + 1,
      pathId,
      title: path.title,
      enrolledAt: year.at(day),
      completedAt: isDone ? last : null,
      personalizedDifficulty: path.difficulty === 'beginner' ? 1.5 : 2.5,
      learningVelocity: learningVelocity(
        own.map(({ completedAt }) => completedAt as string),
        new Date(last),
      ),
      engagementLevel: engagementLevel(own.map(({ engagementScore }) => engagementScore as number)),
      strugglingAreas: [],
      recommendationReason: null,
      aiGenerated: false,
    };
  });

  for (const day of REVIEWED)
    year.do(
      { day, hour: 19, type: 'review_finished', description: 'Finished the day’s review' },
      'reviewsFinished',
    );

  const reviews = UNITS.flatMap((demo) =>
    [0, 1, 2].map((place) => reviewOf(year, demo, place)),
  ).map((review, index) => ({ id: index + 1, ...review }));

  const items = readMicroItems();
  const microLearning = MICRO_DONE.map((day, index): DemoRow<'microLearning'> => {
    const item = items[index * 7] as (typeof items)[number];
    const completedAt = year.do(
      {
        day,
        hour: 12,
        type: 'micro_content_done',
        description: 'Did a small practice',
        metadata: { itemId: item.id, kind: item.contentType },
      },
      'microItemsDone',
    );
    return {
      id: index + 1,
      itemId: item.id,
      content: item.content,
      contentType: item.contentType,
      targetWeakness: item.category,
      estimatedMinutes: item.estimatedMinutes,
      completed: true,
      completedAt,
      engagementScore: 1,
      source: item.source ?? null,
      createdAt: completedAt,
    };
  });
  return { enrollments, progress, reviews, microLearning };
}
