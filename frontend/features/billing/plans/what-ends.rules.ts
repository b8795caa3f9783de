import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import { DAILY_REPLIES, OPEN_GOALS } from '#schema/rules/account/entitlements.ts';

const CLOSING_PATHS: Record<SubscriptionTier, string> = {
  free: '',
  pro: 'The Pro learning path closes. What you finished in it stays finished.',
  premium: 'The Pro and Premium learning paths close. What you finished in them stays finished.',
};

const figure = (count: number) => count.toLocaleString('en-US');

/** Exactly what a paid tier takes with it when it ends. */
export function benefitsThatEnd(tier: SubscriptionTier): string[] {
  if (tier === 'free') return [];
  return [
    CLOSING_PATHS[tier],
    `Eden answers up to ${figure(DAILY_REPLIES.free)} times a day instead of ${figure(DAILY_REPLIES[tier])}.`,
    `You can add a goal while you have fewer than ${OPEN_GOALS.free} open ones. The ones you have stay, however many there are.`,
    'Your messages to us are answered in the order they arrive.',
  ];
}

export const WHAT_STAYS =
  'All your goals with their plans, your journal, your talks with Eden, your progress, your stickers and your tree.';
