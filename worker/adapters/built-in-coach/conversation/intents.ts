/** What a message is for. The order settles ties: earlier wins. */
export const INTENTS = [
  'stance',
  'other-language',
  'unreadable',
  'answer',
  'pushback',
  'scope',
  'done',
  'criticised',
  'envious',
  'failed',
  'self-doubt',
  'nervous',
  'perfectionist',
  'overwhelmed',
  'tired',
  'procrastinating',
  'stuck',
  'bored',
  'unclear',
  'sad',
  'angry',
  'progress',
  'next-step',
  'question',
  'about-eden',
  'off-topic',
  'small-talk',
  'greeting',
  'thanks',
  'vague',
  'entry',
  'open',
] as const;

export type Intent = (typeof INTENTS)[number];

/** Intents that get the full coaching reply: reflection, one technique, one question, one step. */
export const COACHING_INTENTS = [
  'stuck',
  'failed',
  'criticised',
  'envious',
  'perfectionist',
  'procrastinating',
  'overwhelmed',
  'unclear',
  'bored',
  'progress',
  'done',
  'tired',
  'self-doubt',
  'nervous',
  'sad',
  'angry',
  'next-step',
  'open',
  'entry',
] as const satisfies readonly Intent[];

export type CoachingIntent = (typeof COACHING_INTENTS)[number];

export function isCoachingIntent(intent: Intent): intent is CoachingIntent {
  return (COACHING_INTENTS as readonly Intent[]).includes(intent);
}
