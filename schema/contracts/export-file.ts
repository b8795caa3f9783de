import * as z from 'zod/mini';
import { areIdsOf } from '../rules/goals/tasks.ts';
import { CHAT_MESSAGE_MAX, COACH_NOTE_MAX, JOURNAL_ENTRY_MAX, KEPT_MAX } from '../rules/limits.ts';
import { CoachPreferences } from './coach/coach-preferences.ts';
import { KEPT_KINDS } from './coach/coach-sessions.ts';
import { CalendarDate, ClockTime, Instant } from './dates.ts';
import {
  ENTRY_MOODS,
  MICRO_CONTENT_TYPES,
  READING_QUALITIES,
  RECOMMENDATION_TYPES,
  SEASONS,
  SHARE_PERMISSIONS,
} from './enums.ts';
import { ClarificationResponse, GOAL_DESCRIPTION_MAX, GOAL_TITLE_MAX } from './goals.ts';
import { IfThenList } from './if-thens.ts';
import { REVIEW_GRADES } from './learning.ts';
import { AssessmentRecommendations, CHECK_IN_QUESTIONS, NewBeliefAnswers } from './mindset.ts';
import { CHAT_RETENTION_DAYS, COACH_PROVIDERS, FEEDBACK_PROVIDERS } from './privacy-choices.ts';
import { REMINDER_SUBJECTS } from './reminder-choices.ts';
import { ReminderDays } from './reminders.ts';
import { Roadmap } from './roadmaps.ts';
import { TaskAnswers, TaskDates, TaskIds, TaskRhythms, TaskTicks } from './tasks.ts';
import { typed } from './text.ts';
import { DayStart } from './users.ts';

/**
 * Everything a person has, in one file that can be read in again. A change of shape is a new
 * version.
 */
export const EXPORT_FORMAT = 'yet-export';
export const EXPORT_VERSION = 1;

/** Of what a coach said; a model may say a lot. */
const REPLY_MAX = 100_000;
/** More than the bytes of one import could hold of anything. */
const ROWS_MAX = 50_000;

/** Text as it was stored: not trimmed again, so that reading it in changes nothing. */
const kept = (max: number) => typed().check(z.maxLength(max, `Longer than ${max} characters`));
const rows = <Row extends z.ZodMiniType>(row: Row) =>
  z.optional(z.array(row).check(z.maxLength(ROWS_MAX)));

/**
 * A row's id in the file: other rows name it by this. It is another one wherever the file is read
 * in.
 */
const Id = z.int().check(z.positive());
const Count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const Score = z.number().check(z.minimum(1), z.maximum(5));
const Fraction = z.number().check(z.minimum(0), z.maximum(1));
const Word = kept(100);
const Words = z.array(kept(500)).check(z.maxLength(100));
const Scalar = z.union([kept(2000), z.number(), z.boolean(), z.null()]);
/** Small facts beside a row, whose names differ from kind to kind. */
const Facts = z
  .record(
    kept(60).check(z.refine((name) => name !== '__proto__', 'This is no name of a fact')),
    z.union([Scalar, z.array(Scalar).check(z.maxLength(100))]),
  )
  .check(
    z.refine((facts) => JSON.stringify(facts).length <= 10_000, 'More than fits beside a row'),
  );

const Technique = z.strictObject({
  id: Word,
  name: kept(300),
  why: kept(2000),
  source: kept(2000),
});

export const ExportedGoal = z
  .strictObject({
    id: Id,
    title: kept(GOAL_TITLE_MAX).check(z.minLength(1)),
    description: z.nullable(kept(GOAL_DESCRIPTION_MAX)),
    completed: z.boolean(),
    completedAt: z.nullable(Instant),
    createdAt: Instant,
    targetDate: z.nullable(CalendarDate),
    /** Index of the last reached milestone; -1 for none. */
    milestone: z.int().check(z.minimum(-1)),
    roadmap: Roadmap,
    clarificationResponses: z.array(ClarificationResponse).check(z.maxLength(20)),
    /* What stands beside the tasks: files from before they could be ticked have none of it. */
    taskIds: z.optional(TaskIds),
    taskTicks: z.optional(TaskTicks),
    taskDates: z.optional(TaskDates),
    /* Files from before goals could rest or be put away do not say. */
    pausedAt: z.optional(z.nullable(Instant)),
    archivedAt: z.optional(z.nullable(Instant)),
    taskRhythms: z.optional(TaskRhythms),
    rhythmAnswers: z.optional(TaskAnswers),
    ifThens: z.optional(IfThenList),
  })
  .check(
    z.refine((goal) => goal.milestone < goal.roadmap.milestones.length, {
      error: 'More milestones are reached than there are',
      path: ['milestone'],
    }),
    z.refine(({ roadmap, taskIds = [] }) => areIdsOf(roadmap, taskIds), {
      error: 'These are not the ids of the plan’s tasks',
      path: ['taskIds'],
    }),
  );

export const ExportedEntry = z
  .strictObject({
    id: Id,
    goalId: Id,
    content: kept(JOURNAL_ENTRY_MAX),
    /** Files from before entries about goals had one do not say. */
    mood: z.optional(z.nullable(z.enum(ENTRY_MOODS))),
    createdAt: Instant,
    updatedAt: z.nullable(Instant),
    aiResponse: z.nullable(kept(REPLY_MAX)),
    coach: z.nullable(Word),
    technique: z.nullable(Technique),
    templateId: z.nullable(Word),
  })
  .check(
    z.refine(({ content, mood }) => Boolean(content || mood), {
      error: 'An entry has words, or says how it felt',
      path: ['content'],
    }),
  );

/** An entry about no goal. */
export const ExportedFreeEntry = z.strictObject({
  id: Id,
  content: kept(JOURNAL_ENTRY_MAX),
  mood: z.nullable(z.enum(ENTRY_MOODS)),
  createdAt: Instant,
  updatedAt: z.nullable(Instant),
  aiResponse: z.nullable(kept(REPLY_MAX)),
  coach: z.nullable(Word),
  technique: z.nullable(Technique),
  templateId: z.nullable(Word),
});

/**
 * With whom a goal was shared. Not read in again: what was shared once is not shared anew behind
 * anybody's back.
 */
export const ExportedShare = z.strictObject({
  id: Id,
  goalId: Id,
  sharedWithEmail: z.nullable(kept(254)),
  sharedWithUsername: z.nullable(kept(50)),
  permissionLevel: z.enum(SHARE_PERMISSIONS),
  isEncrypted: z.boolean(),
  createdAt: Instant,
  expiresAt: z.nullable(Instant),
  lastViewedAt: z.nullable(Instant),
});

/**
 * Notes a partner left at one's goals, and one's own at theirs. Not read in again, being words
 * between two.
 */
export const ExportedNote = z.strictObject({
  id: Id,
  /** Null for a note left at another person's goal. */
  goalId: z.nullable(Id),
  isOwn: z.boolean(),
  content: kept(2000),
  createdAt: Instant,
});

export const ExportedConversation = z.strictObject({
  id: Id,
  title: kept(500),
  createdAt: Instant,
  updatedAt: Instant,
});

export const ExportedExchange = z.strictObject({
  id: Id,
  conversationId: z.nullable(Id),
  content: kept(CHAT_MESSAGE_MAX).check(z.minLength(1)),
  response: z.nullable(kept(REPLY_MAX)),
  coach: z.nullable(Word),
  technique: z.nullable(Technique),
  templateId: z.nullable(Word),
  createdAt: Instant,
});

export const ExportedAssessment = z.strictObject({
  id: Id,
  overallScore: Score,
  challengesScore: Score,
  obstaclesScore: Score,
  effortScore: Score,
  criticismScore: Score,
  successScore: Score,
  createdAt: Instant,
  recommendations: z.nullable(AssessmentRecommendations),
  /* Files from before the questions were rewritten have none of it. */
  questionnaire: z._default(z.int().check(z.positive()), 1),
  reading: z._default(z.nullable(z.enum(READING_QUALITIES)), null),
  beliefAnswers: z._default(z.nullable(NewBeliefAnswers.shape.answers), null),
});

export const ExportedResponse = z.strictObject({
  id: Id,
  questionId: Id,
  score: z.int().check(z.minimum(1), z.maximum(5)),
  /** Null for an answer of an assessment under way. */
  assessmentId: z.nullable(Id),
  createdAt: Instant,
  questionnaire: z._default(z.int().check(z.positive()), 1),
});

export const ExportedProfile = z.strictObject({
  profileType: Word,
  primaryWeakness: Word,
  secondaryWeakness: z.nullable(Word),
  strengthArea: Word,
  confidenceLevel: Fraction,
  progressVelocity: Fraction,
  engagementScore: Fraction,
  lastProfileUpdate: Instant,
  createdAt: Instant,
  updatedAt: Instant,
  profileHistory: z
    .array(
      z.strictObject({
        profileType: Word,
        overallScore: Score,
        timestamp: Instant,
        confidenceLevel: Fraction,
        questionnaire: z.optional(z.int().check(z.positive())),
      }),
    )
    .check(z.maxLength(1000)),
});

/** What the journey and the check-ins read of an event has to be what they expect. */
const isReadable = ({
  eventType,
  eventData,
}: {
  eventType: string;
  eventData: Record<string, unknown>;
}) => {
  const { description = '', responseScore = 0, total, questionnaire = 1 } = eventData;
  const isCheckIn =
    Number.isInteger(total) &&
    Number(total) >= CHECK_IN_QUESTIONS &&
    Number(total) <= 4 * CHECK_IN_QUESTIONS &&
    Number.isInteger(questionnaire) &&
    Number(questionnaire) > 0;
  return (
    typeof description === 'string' &&
    typeof responseScore === 'number' &&
    (eventType !== 'check_in' || isCheckIn)
  );
};

/** Assessments, check-ins, milestones and the like, as the journey tells them. */
export const ExportedEvent = z
  .strictObject({
    id: Id,
    eventType: Word,
    category: Word,
    impactScore: z.number().check(z.minimum(-100), z.maximum(100)),
    timestamp: Instant,
    eventData: Facts,
  })
  .check(z.refine(isReadable, { error: 'This event cannot be told', path: ['eventData'] }));

export const ExportedActivity = z.strictObject({
  id: Id,
  type: Word,
  description: kept(1000),
  metadata: Facts,
  createdAt: Instant,
  localDay: z.nullable(CalendarDate),
  localHour: z.nullable(z.int().check(z.minimum(0), z.maximum(23))),
  season: z.nullable(z.enum(SEASONS)),
});

export const ExportedSticker = z.strictObject({
  id: Id,
  stickerId: Id,
  name: Word,
  acquisitionDate: Instant,
  isNew: z.boolean(),
  isPinned: z.boolean(),
  metadata: Facts,
});

/** What a person wants Eden to know. */
export const ExportedCoachNote = z.strictObject({
  id: Id,
  content: kept(COACH_NOTE_MAX).check(z.minLength(1)),
  createdAt: Instant,
});

/** What came of a guided session. */
export const ExportedKeptThing = z.strictObject({
  id: Id,
  goalId: z.nullable(Id),
  kind: z.enum(KEPT_KINDS),
  title: kept(200),
  body: kept(KEPT_MAX).check(z.minLength(1)),
  session: Word,
  createdAt: Instant,
});

/** What asks by itself; where it has got to is no matter elsewhere. */
export const ExportedReminder = z
  .strictObject({
    id: Id,
    goalId: Id,
    subject: z.enum(REMINDER_SUBJECTS),
    subjectId: kept(36).check(z.minLength(3)),
    at: ClockTime,
    days: z.nullable(ReminderDays),
    byPush: z.boolean(),
    byMail: z.boolean(),
    createdAt: Instant,
  })
  .check(z.refine(({ byPush, byMail }) => byPush || byMail, 'A reminder needs a way'));

/** A daily motivation that was shown. */
export const ExportedMotivation = z.strictObject({ id: Id, motivationId: Id, seenAt: Instant });

export const ExportedEnrollment = z.strictObject({
  id: Id,
  pathId: Id,
  title: kept(500),
  enrolledAt: Instant,
  completedAt: z.nullable(Instant),
  personalizedDifficulty: z.number(),
  learningVelocity: z.number(),
  engagementLevel: Fraction,
  strugglingAreas: Words,
  recommendationReason: z.nullable(kept(2000)),
  aiGenerated: z.boolean(),
});

export const ExportedProgress = z.strictObject({
  id: Id,
  unitId: Id,
  title: kept(500),
  completed: z.boolean(),
  completedAt: z.nullable(Instant),
  notes: z.nullable(kept(10_000)),
  masteryScore: z.nullable(Fraction),
  attemptsCount: Count,
  /** In seconds. */
  timeSpent: z.nullable(Count),
  difficultyAttempted: z.nullable(z.int()),
  strugglingAreas: Words,
  strengthAreas: Words,
  engagementScore: z.nullable(Fraction),
  adaptiveAdjustments: z.nullable(Facts),
  answers: z.nullable(z.array(z.int()).check(z.maxLength(50))),
  written: z.nullable(z.array(kept(5000)).check(z.maxLength(20))),
  openedAt: Instant,
});

export const ExportedRecommendation = z.strictObject({
  id: Id,
  pathId: Id,
  recommendationType: z.enum(RECOMMENDATION_TYPES),
  confidence: Fraction,
  reasoning: kept(2000),
  basedOnProfile: z.nullable(Word),
  basedOnWeaknesses: Words,
  basedOnScore: z.nullable(z.number()),
  priority: z.int().check(z.minimum(1), z.maximum(5)),
  validUntil: z.nullable(Instant),
  accepted: z.nullable(z.boolean()),
  answeredAt: z.nullable(Instant),
  estimatedImpact: Fraction,
  createdAt: Instant,
});

export const ExportedMicroContent = z.strictObject({
  id: Id,
  itemId: z.nullable(Id),
  content: kept(5000),
  contentType: z.enum(MICRO_CONTENT_TYPES),
  targetWeakness: z.nullable(Word),
  estimatedMinutes: Count,
  completed: z.boolean(),
  completedAt: z.nullable(Instant),
  engagementScore: z.nullable(Fraction),
  source: z.nullable(kept(2000)),
  createdAt: Instant,
});

export const ExportedReview = z.strictObject({
  id: Id,
  unitId: Id,
  place: z.int().check(z.minimum(0), z.maximum(100)),
  step: z.int().check(z.minimum(0), z.maximum(100)),
  dueAt: z.nullable(Instant),
  reviewedAt: z.nullable(Instant),
  /* What FSRS keeps of a memory: files from before it have none of it. */
  difficulty: z.optional(z.nullable(z.number().check(z.minimum(1), z.maximum(10)))),
  stability: z.optional(z.nullable(z.number().check(z.minimum(0.001), z.maximum(36_500)))),
  lastGrade: z.optional(z.nullable(z.literal(REVIEW_GRADES))),
});

/** A receipt. Not read in again: a tier rests on money received, not on a file. */
export const ExportedPayment = z.strictObject({
  id: Id,
  provider: Word,
  planName: kept(200),
  amount: z.int(),
  currency: kept(3),
  periodStart: Instant,
  periodEnd: Instant,
  createdAt: Instant,
});

export const ExportFile = z.strictObject({
  format: z.literal(EXPORT_FORMAT, 'This is not a file that Yet exported'),
  version: z.literal(EXPORT_VERSION, 'This file is from a version that isn’t known here'),
  exportedAt: Instant,
  account: z.optional(
    z.strictObject({
      username: kept(50),
      email: z.nullable(kept(254)),
      emailVerifiedAt: z.nullable(Instant),
      createdAt: Instant,
      subscriptionTier: Word,
      subscriptionStatus: z.nullable(Word),
      subscriptionExpiresAt: z.nullable(Instant),
      /** Of the account, this alone is read in again. */
      preferences: z.strictObject({
        ...CoachPreferences.shape,
        dailyMotivation: z.boolean(),
        /** A file from before it could be chosen does not say. */
        dayStartsAt: z.optional(DayStart),
        incognitoMode: z.boolean(),
        aiChat: z.enum(COACH_PROVIDERS),
        aiFeedback: z.enum(FEEDBACK_PROVIDERS),
        aiRoadmap: z.enum(COACH_PROVIDERS),
        tellsGoals: z.boolean(),
        tellsJournal: z.boolean(),
        tellsMindset: z.boolean(),
        chatRetentionDays: z.nullable(z.literal(CHAT_RETENTION_DAYS)),
      }),
    }),
  ),
  profile: z.optional(z.nullable(ExportedProfile)),
  goals: rows(ExportedGoal),
  journal: rows(ExportedEntry),
  freeEntries: rows(ExportedFreeEntry),
  shares: rows(ExportedShare),
  notes: rows(ExportedNote),
  conversations: rows(ExportedConversation),
  chat: rows(ExportedExchange),
  coachNotes: rows(ExportedCoachNote),
  keptThings: rows(ExportedKeptThing),
  reminders: rows(ExportedReminder),
  assessments: rows(ExportedAssessment),
  responses: rows(ExportedResponse),
  journey: rows(ExportedEvent),
  activities: rows(ExportedActivity),
  stickers: rows(ExportedSticker),
  motivations: rows(ExportedMotivation),
  enrollments: rows(ExportedEnrollment),
  progress: rows(ExportedProgress),
  recommendations: rows(ExportedRecommendation),
  microLearning: rows(ExportedMicroContent),
  reviews: rows(ExportedReview),
  payments: rows(ExportedPayment),
});
export type ExportFile = z.infer<typeof ExportFile>;

/** The lists of the file, in its order. */
export const EXPORT_LISTS = [
  'goals',
  'journal',
  'freeEntries',
  'shares',
  'notes',
  'conversations',
  'chat',
  'coachNotes',
  'keptThings',
  'reminders',
  'assessments',
  'responses',
  'journey',
  'activities',
  'stickers',
  'motivations',
  'enrollments',
  'progress',
  'recommendations',
  'microLearning',
  'reviews',
  'payments',
] as const satisfies readonly (keyof ExportFile)[];
export type ExportList = (typeof EXPORT_LISTS)[number];
