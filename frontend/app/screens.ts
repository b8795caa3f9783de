import type { ComponentType } from 'react';
import { PATHS } from '#frontend/lib/paths.ts';
import { screenIn } from './first-view.ts';

/**
 * Where the code of each place lies, in the order of `routes.ts`. With the files behind it this is longer than all the
 * rest of the app's frame, and the first view names its own screen: so it comes when the page is quiet, or when a link
 * is followed before that. Each file exports its one screen.
 */
export const SCREENS: Record<string, () => Promise<object>> = {
  [PATHS.home]: () => import('#frontend/screens/home.screen.tsx'),
  [PATHS.goals]: () => import('#frontend/screens/goals.screen.tsx'),
  [PATHS.eden]: () => import('#frontend/screens/chat.screen.tsx'),
  [PATHS.quiz]: () => import('#frontend/screens/mindset-quiz.screen.tsx'),
  [PATHS.results]: () => import('#frontend/screens/mindset-results.screen.tsx'),
  [PATHS.journey]: () => import('#frontend/screens/journey.screen.tsx'),
  [PATHS.checkIn]: () => import('#frontend/screens/check-in.screen.tsx'),
  [PATHS.evidence]: () => import('#frontend/screens/evidence.screen.tsx'),
  [PATHS.whoEdenIs]: () => import('#frontend/screens/who-eden-is.screen.tsx'),
  [PATHS.plans]: () => import('#frontend/screens/subscriptions.screen.tsx'),
  [PATHS.sandboxCheckout]: () => import('#frontend/screens/sandbox-checkout.screen.tsx'),
  [PATHS.learn]: () => import('#frontend/screens/learning-paths.screen.tsx'),
  [`${PATHS.learn}/:pathId`]: () => import('#frontend/screens/learning-path.screen.tsx'),
  [`${PATHS.units}/:unitId`]: () => import('#frontend/screens/learning-unit.screen.tsx'),
  [PATHS.reviews]: () => import('#frontend/screens/reviews.screen.tsx'),
  [PATHS.shared]: () => import('#frontend/screens/shared-with-me.screen.tsx'),
  [`${PATHS.shared}/:code`]: () => import('#frontend/screens/shared-goal.screen.tsx'),
  [PATHS.settings]: () => import('#frontend/screens/settings.screen.tsx'),
  [PATHS.edenKnows]: () => import('#frontend/screens/what-eden-knows.screen.tsx'),
  [PATHS.forgotPassword]: () => import('#frontend/screens/forgot-password.screen.tsx'),
  [PATHS.resetPassword]: () => import('#frontend/screens/reset-password.screen.tsx'),
  [PATHS.recover]: () => import('#frontend/screens/recover.screen.tsx'),
  [PATHS.confirmEmail]: () => import('#frontend/screens/confirm-email.screen.tsx'),
  [PATHS.privacy]: () => import('#frontend/screens/privacy-policy.screen.tsx'),
  [PATHS.terms]: () => import('#frontend/screens/terms-of-service.screen.tsx'),
  [PATHS.contact]: () => import('#frontend/screens/contact.screen.tsx'),
  [PATHS.admin]: () => import('#frontend/screens/admin-people.screen.tsx'),
  [`${PATHS.admin}/users/:userId`]: () => import('#frontend/screens/admin-person.screen.tsx'),
  [PATHS.adminContent]: () => import('#frontend/screens/admin-content.screen.tsx'),
  [`${PATHS.adminContent}/:kind/:id`]: () => import('#frontend/screens/admin-edit.screen.tsx'),
  [`${PATHS.adminContent}/unit/:unitId/preview`]: () => import('#frontend/screens/admin-preview.screen.tsx'),
  [PATHS.adminAudit]: () => import('#frontend/screens/admin-audit.screen.tsx'),
};

const notFound = () => import('#frontend/screens/not-found.screen.tsx');

export async function loadScreen(path: string): Promise<ComponentType> {
  return screenIn(await (SCREENS[path] ?? notFound)());
}
