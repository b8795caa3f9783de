import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import { MindsetCategory } from './mindset-categories.ts';
import { CHAT_RETENTION_DAYS, COACH_PROVIDERS, FEEDBACK_PROVIDERS } from './privacy-choices.ts';

const RetentionDays = z.literal(
  [...CHAT_RETENTION_DAYS],
  'Chats are kept for 90, 30 or 7 days, or until deleted',
);

const choices = {
  /** On: no chat and no journal feedback is stored from now on. */
  incognitoMode: z.boolean(),
  /** Whether a word for the day is wanted. */
  dailyMotivation: z.boolean(),
  /**
   * Who may lend Eden words in the chat: a model where one is configured, or nobody outside this
   * app.
   */
  aiChat: z.enum(COACH_PROVIDERS),
  /** Who writes feedback on journal entries; `off` means no feedback. */
  aiFeedback: z.enum(FEEDBACK_PROVIDERS),
  /** Who writes the plan of a new goal. */
  aiRoadmap: z.enum(COACH_PROVIDERS),
  /** What Eden is told with a message. */
  tellsGoals: z.boolean(),
  tellsJournal: z.boolean(),
  tellsMindset: z.boolean(),
  /** How long an exchange with Eden is kept; null for until it is deleted. */
  chatRetentionDays: z.nullable(RetentionDays),
};

/** The model that may lend Eden words here: whose host gets them. */
export const ModelHere = z.strictObject({ name: z.string(), host: z.string() });
export type ModelHere = z.infer<typeof ModelHere>;

/** `GET /api/privacy`: what the person chose, and whether there is a model at all. */
export const PrivacySettings = z.strictObject({ ...choices, model: z.nullable(ModelHere) });
export type PrivacySettings = z.infer<typeof PrivacySettings>;

/**
 * `PATCH /api/privacy` answers `PrivacySettings`. A shorter retention deletes what is older at
 * once.
 */
export const PrivacyPatch = z
  .partial(z.object(choices))
  .check(z.refine((patch) => Object.keys(patch).length > 0, 'Nothing to change was given'));
export type PrivacyPatch = z.infer<typeof PrivacyPatch>;

/** `GET /api/privacy/chat-retention?days=30`: what that retention would delete now. */
export const RetentionQuestion = z.object({
  days: z.pipe(
    z.string().check(z.regex(/^\d{1,3}$/, 'days is a number')),
    z.pipe(z.transform(Number), RetentionDays),
  ),
});
export type RetentionQuestion = z.infer<typeof RetentionQuestion>;

export const RetentionPreview = z.strictObject({
  /** Everything said to Eden up to this instant would go. */
  before: Instant,
  exchanges: z.int(),
  /** Those of which nothing would be left. */
  conversations: z.int(),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;

/**
 * `GET /api/coach/knowledge`: what Eden would be told with a message sent now, and nothing else.
 * What is switched off, or is of no use to who speaks, is not in it.
 */
export const EdenKnowledge = z.strictObject({
  goals: z.array(
    z.strictObject({
      title: z.string(),
      targetDate: z.nullable(z.string()),
      reachedMilestones: z.int(),
      milestoneCount: z.int(),
      /** Its tasks stay within this app: a model gets the title alone. */
      nextMilestone: z.nullable(z.strictObject({ title: z.string(), tasks: z.array(z.string()) })),
    }),
  ),
  weakestCategory: z.nullable(MindsetCategory),
  /** The parts of the latest entries that a model is told. */
  entries: z.array(
    z.strictObject({
      words: z.string(),
      isCut: z.boolean(),
      goalTitle: z.string(),
      createdAt: Instant,
    }),
  ),
  /** The latest conversation's last exchanges, oldest first: Eden is told them when it goes on. */
  conversation: z.nullable(
    z.strictObject({
      id: z.int(),
      title: z.string(),
      turns: z.array(z.strictObject({ message: z.string(), reply: z.string() })),
    }),
  ),
});
export type EdenKnowledge = z.infer<typeof EdenKnowledge>;
