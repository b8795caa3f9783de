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
  coachPersonality: 'supportive',
  coachTone: 'warm',
  coachStyle: 'growth_mindset',
  subscriptionTier: 'free',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  stripeSubscriptionId: null,
};
