/** Closed vocabularies shared by contracts, tables and screens. */

/** The five response habits the assessment asks about. The order settles ties. */
export const MINDSET_CATEGORIES = [
  'challenges',
  'obstacles',
  'effort',
  'criticism',
  'success',
] as const;
export const COACH_PERSONALITIES = ['supportive', 'challenging', 'analytical'] as const;
export const COACH_TONES = ['warm', 'neutral', 'scholarly'] as const;
export const COACH_STYLES = ['growth_mindset', 'socratic', 'action_oriented'] as const;
export const SUBSCRIPTION_TIERS = ['free', 'pro', 'premium'] as const;
export const STICKER_CATEGORIES = [
  'achievement',
  'milestone',
  'streak',
  'special',
  'activity',
  'goal',
  'completion',
  'award',
  'seasonal',
  'anniversary',
  'elite',
  'energy',
] as const;
export const STICKER_RARITIES = ['common', 'uncommon', 'rare', 'legendary'] as const;
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export const UNIT_TYPES = ['video', 'text', 'quiz', 'exercise'] as const;
export const RECOMMENDATION_TYPES = [
  'weakness_targeted',
  'strength_building',
  'next_level',
] as const;
/** The order of a question's options on the screen: from value 1 to 5, or reversed. */
export const PRESENTATIONS = ['ascending', 'descending'] as const;
export const READING_QUALITIES = ['clear', 'same_place', 'few_answers', 'at_odds'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const MICRO_CONTENT_TYPES = ['tip', 'reflection', 'challenge', 'quote'] as const;
export const PAYMENT_PROVIDERS = ['stripe', 'paypal', 'sandbox'] as const;
export const SHARE_PERMISSIONS = ['view', 'cheer'] as const;
/** How a day feels, in one tap, from heaviest to lightest. */
export const ENTRY_MOODS = ['heavy', 'low', 'even', 'good', 'bright'] as const;
/** What an admin's action is called in the audit trail. */
export const AUDIT_ACTIONS = [
  'tier.grant',
  'tier.end',
  'user.unlock',
  'user.sign-out',
  'content.save',
  'content.publish',
  'content.discard',
  'content.hand-back',
  'admin.make',
  'admin.remove',
] as const;

export type SubscriptionTier = (typeof SUBSCRIPTION_TIERS)[number];
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];
export type StickerRarity = (typeof STICKER_RARITIES)[number];
export type EntryMood = (typeof ENTRY_MOODS)[number];
export type Season = (typeof SEASONS)[number];
