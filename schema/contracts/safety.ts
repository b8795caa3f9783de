import * as z from 'zod/mini';
import { CHAT_MESSAGE_MAX, CONTACT_MESSAGE_MAX } from '../rules/limits.ts';
import { paragraph } from './text.ts';

/** Dangers in which somebody needs help and no coaching. */
export const DANGERS = [
  'suicide',
  'self-harm',
  'medical',
  'abuse',
  'others',
  'psychosis',
  'eating',
  'minor',
] as const;
export type Danger = (typeof DANGERS)[number];

/** Plans that do harm without being an emergency: they get a frank word and no roadmap. */
export const HARMS = ['overtraining', 'stalking', 'illegal'] as const;
export type Harm = (typeof HARMS)[number];

/** The languages in which danger is recognised and answered. */
export const SAFETY_LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'pl', 'tr'] as const;
export type SafetyLanguage = (typeof SAFETY_LANGUAGES)[number];

/**
 * `check`: she asked whether somebody is safe. `care`: somebody is in danger, until they say that
 * they are safe.
 */
export const CARE_LEVELS = ['none', 'check', 'care'] as const;
export type CareLevel = (typeof CARE_LEVELS)[number];

/** Something that may be answered by one press; `value` is sent as the person's message. */
export const Choice = z.strictObject({ label: z.string(), value: z.string() });
export type Choice = z.infer<typeof Choice>;

/**
 * What Eden says about words that were written elsewhere than in the chat. `care` and `check` as
 * above; `stance`: a frank word about a plan that does harm.
 */
export const SafetyNotice = z.strictObject({
  level: z.enum(['check', 'care', 'stance']),
  message: z.string(),
  choices: z.optional(z.array(Choice)),
});
export type SafetyNotice = z.infer<typeof SafetyNotice>;

/**
 * `POST /api/safety/answer`: what somebody says to words of care that were shown outside the chat.
 */
export const SafetyAnswer = z.object({
  message: paragraph(CHAT_MESSAGE_MAX).check(z.minLength(1, 'Please write something first')),
});
export type SafetyAnswer = z.infer<typeof SafetyAnswer>;

/** `POST /api/contact`: it is read for danger, and neither kept nor sent to anybody. */
export const ContactMessage = z.object({
  message: paragraph(CONTACT_MESSAGE_MAX).check(z.minLength(1, 'Please write something first')),
});

/** Null where nothing needs to be said. */
export const NoticeReply = z.strictObject({ safetyNotice: z.nullable(SafetyNotice) });
export type NoticeReply = z.infer<typeof NoticeReply>;
