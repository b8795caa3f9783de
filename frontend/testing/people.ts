import type { PrivacySettings } from '#schema/contracts/privacy.ts';
import type { User } from '#schema/contracts/users.ts';

export const maya: User = {
  id: 7,
  username: 'maya',
  email: 'maya@garden.org',
  createdAt: '2026-01-01T00:00:00.000Z',
  isAdmin: false,
  incognitoMode: false,
  dailyMotivation: true,
  hasCompletedInitialQuiz: true,
  dayStartsAt: 3,
  coachPersonality: 'supportive',
  coachTone: 'warm',
  coachStyle: 'growth_mindset',
  subscriptionTier: 'free',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  stripeSubscriptionId: null,
};

/** Maya keeps her chats, and lets Eden answer her journal. */
export const privacyOfMaya: PrivacySettings = {
  incognitoMode: false,
  dailyMotivation: true,
  aiChat: 'built-in',
  aiFeedback: 'built-in',
  aiRoadmap: 'built-in',
  tellsGoals: true,
  tellsJournal: true,
  tellsMindset: true,
  chatRetentionDays: null,
  model: null,
};
