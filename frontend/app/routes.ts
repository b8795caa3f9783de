import type { ComponentType } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { PATHS } from '#frontend/lib/paths.ts';
import { matchesPath } from '#schema/rules/path-pattern.ts';

/**
 * `open` is for everybody to look at, and behind the onboarding gate for who is signed in. Of an `admin` place nobody else
 * hears.
 */
type Access = 'public' | 'open' | 'signed-in' | 'admin';
export type AppRoute = {
  /** As wouter reads it: `:name` stands for one segment. */
  path: string;
  title: string;
  access: Access;
  Screen: ComponentType & { preload: () => Promise<void> };
};

const route = (
  path: string,
  title: string,
  access: Access,
  load: () => Promise<ComponentType>,
): AppRoute => ({
  path,
  title,
  access,
  Screen: lazyComponent(load) as unknown as AppRoute['Screen'],
});

/** Every screen there is; a new one is one more line. What matches none is the not-found screen. */
export const ROUTES: AppRoute[] = [
  route(PATHS.home, 'Home', 'signed-in', () =>
    import('#frontend/screens/home.screen.tsx').then((m) => m.HomeScreen),
  ),
  route(PATHS.goals, 'Goals', 'signed-in', () =>
    import('#frontend/screens/goals.screen.tsx').then((m) => m.GoalsScreen),
  ),
  route(PATHS.eden, 'Eden', 'open', () =>
    import('#frontend/screens/chat.screen.tsx').then((m) => m.ChatScreen),
  ),
  route(PATHS.quiz, 'Mindset assessment', 'signed-in', () =>
    import('#frontend/screens/mindset-quiz.screen.tsx').then((m) => m.MindsetQuizScreen),
  ),
  route(PATHS.results, 'Your results', 'signed-in', () =>
    import('#frontend/screens/mindset-results.screen.tsx').then((m) => m.MindsetResultsScreen),
  ),
  route(PATHS.journey, 'Your growth journey', 'signed-in', () =>
    import('#frontend/screens/journey.screen.tsx').then((m) => m.JourneyScreen),
  ),
  route(PATHS.checkIn, 'A quick check-in', 'signed-in', () =>
    import('#frontend/screens/check-in.screen.tsx').then((m) => m.CheckInScreen),
  ),
  route(PATHS.evidence, 'What the evidence says', 'public', () =>
    import('#frontend/screens/evidence.screen.tsx').then((m) => m.EvidenceScreen),
  ),
  route(PATHS.plans, 'Subscription plans', 'signed-in', () =>
    import('#frontend/screens/subscriptions.screen.tsx').then((m) => m.SubscriptionsScreen),
  ),
  route(PATHS.sandboxCheckout, 'A test payment', 'signed-in', () =>
    import('#frontend/screens/sandbox-checkout.screen.tsx').then((m) => m.SandboxCheckoutScreen),
  ),
  route(PATHS.learn, 'Learning paths', 'signed-in', () =>
    import('#frontend/screens/learning-paths.screen.tsx').then((m) => m.LearningPathsScreen),
  ),
  route(`${PATHS.learn}/:pathId`, 'Learning path', 'signed-in', () =>
    import('#frontend/screens/learning-path.screen.tsx').then((m) => m.LearningPathScreen),
  ),
  route(`${PATHS.units}/:unitId`, 'Learning unit', 'signed-in', () =>
    import('#frontend/screens/learning-unit.screen.tsx').then((m) => m.LearningUnitScreen),
  ),
  route(PATHS.reviews, 'Recall', 'signed-in', () =>
    import('#frontend/screens/reviews.screen.tsx').then((m) => m.ReviewsScreen),
  ),
  route(PATHS.shared, 'Shared with you', 'signed-in', () =>
    import('#frontend/screens/shared-with-me.screen.tsx').then((m) => m.SharedWithMeScreen),
  ),
  route(`${PATHS.shared}/:code`, 'A shared goal', 'public', () =>
    import('#frontend/screens/shared-goal.screen.tsx').then((m) => m.SharedGoalScreen),
  ),
  route(PATHS.settings, 'Settings', 'signed-in', () =>
    import('#frontend/screens/settings.screen.tsx').then((m) => m.SettingsScreen),
  ),
  route(PATHS.edenKnows, 'What Eden knows', 'signed-in', () =>
    import('#frontend/screens/what-eden-knows.screen.tsx').then((m) => m.WhatEdenKnowsScreen),
  ),
  route(PATHS.forgotPassword, 'Forgot your password?', 'public', () =>
    import('#frontend/screens/forgot-password.screen.tsx').then((m) => m.ForgotPasswordScreen),
  ),
  route(PATHS.resetPassword, 'Choose a new password', 'public', () =>
    import('#frontend/screens/reset-password.screen.tsx').then((m) => m.ResetPasswordScreen),
  ),
  route(PATHS.recover, 'Use a recovery code', 'public', () =>
    import('#frontend/screens/recover.screen.tsx').then((m) => m.RecoverScreen),
  ),
  route(PATHS.confirmEmail, 'Confirm your email', 'public', () =>
    import('#frontend/screens/confirm-email.screen.tsx').then((m) => m.ConfirmEmailScreen),
  ),
  route(PATHS.privacy, 'Privacy Policy', 'public', () =>
    import('#frontend/screens/privacy-policy.screen.tsx').then((m) => m.PrivacyPolicyScreen),
  ),
  route(PATHS.terms, 'Terms of Service', 'public', () =>
    import('#frontend/screens/terms-of-service.screen.tsx').then((m) => m.TermsOfServiceScreen),
  ),
  route(PATHS.contact, 'Contact', 'public', () =>
    import('#frontend/screens/contact.screen.tsx').then((m) => m.ContactScreen),
  ),
  route(PATHS.admin, 'People', 'admin', () =>
    import('#frontend/screens/admin-people.screen.tsx').then((m) => m.AdminPeopleScreen),
  ),
  route(`${PATHS.admin}/users/:userId`, 'An account', 'admin', () =>
    import('#frontend/screens/admin-person.screen.tsx').then((m) => m.AdminPersonScreen),
  ),
  route(PATHS.adminContent, 'Content', 'admin', () =>
    import('#frontend/screens/admin-content.screen.tsx').then((m) => m.AdminContentScreen),
  ),
  route(`${PATHS.adminContent}/:kind/:id`, 'Edit content', 'admin', () =>
    import('#frontend/screens/admin-edit.screen.tsx').then((m) => m.AdminEditScreen),
  ),
  route(`${PATHS.adminContent}/unit/:unitId/preview`, 'Preview', 'admin', () =>
    import('#frontend/screens/admin-preview.screen.tsx').then((m) => m.AdminPreviewScreen),
  ),
  route(PATHS.adminAudit, 'Audit trail', 'admin', () =>
    import('#frontend/screens/admin-audit.screen.tsx').then((m) => m.AdminAuditScreen),
  ),
];

export const NOT_FOUND = route('*', 'Page not found', 'public', () =>
  import('#frontend/screens/not-found.screen.tsx').then((m) => m.NotFoundScreen),
);

export function routeFor(pathname: string): AppRoute {
  return ROUTES.find(({ path }) => matchesPath(path, pathname)) ?? NOT_FOUND;
}

/** Fetches a place's code before React asks for it. */
export function preloadRoute(pathname: string): Promise<void> {
  return routeFor(pathname).Screen.preload();
}
