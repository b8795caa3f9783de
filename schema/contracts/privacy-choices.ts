/** Who may lend Eden words: a model where one is configured, or nobody outside this app. */
export const VOICES = ['model', 'built-in'] as const;
export type Voice = (typeof VOICES)[number];

/** For feedback on a journal entry, which can also be none. */
export const FEEDBACK_VOICES = [...VOICES, 'off'] as const;
export type FeedbackVoice = (typeof FEEDBACK_VOICES)[number];

/** How long exchanges with Eden may be kept, where a person sets an end. */
export const CHAT_RETENTION_DAYS = [90, 30, 7] as const;
export type ChatRetentionDays = (typeof CHAT_RETENTION_DAYS)[number];
