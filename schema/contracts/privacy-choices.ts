/** Who may lend Eden words: a model where one is configured, or nobody outside this app. */
export const COACH_PROVIDERS = ['model', 'built-in'] as const;
export type CoachProvider = (typeof COACH_PROVIDERS)[number];

/** For feedback on a journal entry, which can also be none. */
export const FEEDBACK_PROVIDERS = [...COACH_PROVIDERS, 'off'] as const;
export type FeedbackProvider = (typeof FEEDBACK_PROVIDERS)[number];

/** How long exchanges with Eden may be kept, where a person sets an end. */
export const CHAT_RETENTION_DAYS = [90, 30, 7] as const;
export type ChatRetentionDays = (typeof CHAT_RETENTION_DAYS)[number];

/**
 * Every choice by which a person keeps something to themselves, or out of their sight: what it may
 * be, from the loosest to the strictest. `null` is "until deleted".
 */
export const FROM_LOOSE_TO_STRICT = {
  incognitoMode: [false, true],
  aiChat: COACH_PROVIDERS,
  aiFeedback: FEEDBACK_PROVIDERS,
  aiRoadmap: COACH_PROVIDERS,
  tellsGoals: [true, false],
  tellsJournal: [true, false],
  tellsMindset: [true, false],
  chatRetentionDays: [null, ...CHAT_RETENTION_DAYS],
  dailyMotivation: [true, false],
} as const;
export type PrivacyChoice = keyof typeof FROM_LOOSE_TO_STRICT;
export const PRIVACY_CHOICES = Object.keys(FROM_LOOSE_TO_STRICT) as [
  PrivacyChoice,
  ...PrivacyChoice[],
];
