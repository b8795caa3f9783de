import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '#frontend/lib/lazy-component.ts';
import { matchesPath } from '#schema/rules/path-pattern.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

/**
 * `open` pages are for everybody, and behind the onboarding gate for signed-in people. An `admin`
 * page is 404 for others.
 */
type Access = 'public' | 'open' | 'signed-in' | 'admin';
export type AppRoute = {
  /** `:name` stands for one segment: see `schema/rules/path-pattern.ts`. */
  path: string;
  title: string;
  access: Access;
  /** Its file in `frontend/screens`, without the ending; it exports the one screen. */
  screen: string;
  Screen: LazyComponent<object>;
};

/** All but the sign-in page's, which is a document of its own. */
const FILES = import.meta.glob<Record<string, ComponentType>>([
  '../screens/**/*.screen.tsx',
  '!../screens/sign-in/auth.screen.tsx',
]);

function route(path: string, title: string, access: Access, screen: string): AppRoute {
  const load = FILES[`../screens/${screen}.screen.tsx`];
  if (!load) throw new Error(`There is no screen ${screen}`);
  const Screen = lazyComponent(async () => Object.values(await load())[0] as ComponentType);
  return { path, title, access, screen, Screen };
}

/** Every place there is; a new one is one more line. What matches none is the not-found screen. */
export const PAGE_ROUTES: AppRoute[] = [
  route(PATHS.home, 'Home', 'signed-in', 'home'),
  route(PATHS.goals, 'Goals', 'signed-in', 'goals/goals'),
  route(PATHS.journal, 'Journal', 'signed-in', 'journal'),
  route(PATHS.eden, 'Eden', 'open', 'chat'),
  route(PATHS.quiz, 'Mindset assessment', 'signed-in', 'mindset/mindset-quiz'),
  route(PATHS.results, 'Your results', 'signed-in', 'mindset/mindset-results'),
  route(PATHS.journey, 'Your growth journey', 'signed-in', 'mindset/journey'),
  route(PATHS.checkIn, 'A quick check-in', 'signed-in', 'mindset/check-in'),
  route(PATHS.evidence, 'What the evidence says', 'public', 'mindset/evidence'),
  route(PATHS.whoEdenIs, 'Who Eden is', 'public', 'legal/who-eden-is'),
  route(PATHS.plans, 'Subscription plans', 'signed-in', 'account/subscriptions'),
  route(PATHS.sandboxCheckout, 'A test payment', 'signed-in', 'account/sandbox-checkout'),
  route(PATHS.learn, 'Learning paths', 'signed-in', 'learning/learning-paths'),
  route(PATHS.learningPath, 'Learning path', 'signed-in', 'learning/learning-path'),
  route(PATHS.learningUnit, 'Learning unit', 'signed-in', 'learning/learning-unit'),
  route(PATHS.reviews, 'Recall', 'signed-in', 'learning/reviews'),
  route(PATHS.shared, 'Shared with you', 'signed-in', 'goals/shared-with-me'),
  route(PATHS.sharedGoal, 'A shared goal', 'public', 'goals/shared-goal'),
  route(PATHS.settings, 'Settings', 'signed-in', 'account/settings'),
  route(PATHS.edenKnows, 'What Eden knows', 'signed-in', 'account/what-eden-knows'),
  route(PATHS.forgotPassword, 'Forgot your password?', 'public', 'sign-in/forgot-password'),
  route(PATHS.resetPassword, 'Choose a new password', 'public', 'sign-in/reset-password'),
  route(PATHS.recover, 'Use a recovery code', 'public', 'sign-in/recover'),
  route(PATHS.confirmEmail, 'Confirm your email', 'public', 'sign-in/confirm-email'),
  route(PATHS.asked, 'Done, or not yet?', 'public', 'reminders/asked'),
  route(PATHS.noMails, 'No more mails', 'public', 'reminders/no-mails'),
  route(PATHS.privacy, 'Privacy Policy', 'public', 'legal/privacy-policy'),
  route(PATHS.terms, 'Terms of Service', 'public', 'legal/terms-of-service'),
  route(PATHS.contact, 'Contact', 'public', 'legal/contact'),
  route(PATHS.admin, 'People', 'admin', 'admin/admin-people'),
  route(PATHS.adminPerson, 'An account', 'admin', 'admin/admin-person'),
  route(PATHS.adminContent, 'Content', 'admin', 'admin/admin-content'),
  route(PATHS.adminEdit, 'Edit content', 'admin', 'admin/admin-edit'),
  route(PATHS.adminPreview, 'Preview', 'admin', 'admin/admin-preview'),
  route(PATHS.adminAudit, 'Audit trail', 'admin', 'admin/admin-audit'),
];

export const NOT_FOUND = route('*', 'Page not found', 'public', 'not-found');

export function routeFor(pathname: string): AppRoute {
  return PAGE_ROUTES.find(({ path }) => matchesPath(path, pathname)) ?? NOT_FOUND;
}

/** Fetches a place's code before React asks for it. */
export const preloadRoute = (pathname: string): Promise<void> =>
  routeFor(pathname).Screen.preload();
