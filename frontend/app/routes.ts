import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '#frontend/lib/lazy-component.ts';
import { matchesPath } from '#schema/rules/path-pattern.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

/**
 * `open` is for everybody to look at, and behind the onboarding gate for who is signed in. Of an `admin` place nobody else
 * hears.
 */
type Access = 'public' | 'open' | 'signed-in' | 'admin';
export type AppRoute = {
  /** `:name` stands for one segment: see `schema/rules/path-pattern.ts`. */
  path: string;
  title: string;
  access: Access;
  /** The name of its file in `frontend/screens`, which exports the one screen. */
  screen: string;
  Screen: LazyComponent<object>;
};

/** All but the sign-in page's, which is a document of its own. */
const FILES = import.meta.glob<Record<string, ComponentType>>([
  '../screens/*.screen.tsx',
  '!../screens/auth.screen.tsx',
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
  route(PATHS.goals, 'Goals', 'signed-in', 'goals'),
  route(PATHS.eden, 'Eden', 'open', 'chat'),
  route(PATHS.quiz, 'Mindset assessment', 'signed-in', 'mindset-quiz'),
  route(PATHS.results, 'Your results', 'signed-in', 'mindset-results'),
  route(PATHS.journey, 'Your growth journey', 'signed-in', 'journey'),
  route(PATHS.checkIn, 'A quick check-in', 'signed-in', 'check-in'),
  route(PATHS.evidence, 'What the evidence says', 'public', 'evidence'),
  route(PATHS.whoEdenIs, 'Who Eden is', 'public', 'who-eden-is'),
  route(PATHS.plans, 'Subscription plans', 'signed-in', 'subscriptions'),
  route(PATHS.sandboxCheckout, 'A test payment', 'signed-in', 'sandbox-checkout'),
  route(PATHS.learn, 'Learning paths', 'signed-in', 'learning-paths'),
  route(PATHS.learningPath, 'Learning path', 'signed-in', 'learning-path'),
  route(PATHS.learningUnit, 'Learning unit', 'signed-in', 'learning-unit'),
  route(PATHS.reviews, 'Recall', 'signed-in', 'reviews'),
  route(PATHS.shared, 'Shared with you', 'signed-in', 'shared-with-me'),
  route(PATHS.sharedGoal, 'A shared goal', 'public', 'shared-goal'),
  route(PATHS.settings, 'Settings', 'signed-in', 'settings'),
  route(PATHS.edenKnows, 'What Eden knows', 'signed-in', 'what-eden-knows'),
  route(PATHS.forgotPassword, 'Forgot your password?', 'public', 'forgot-password'),
  route(PATHS.resetPassword, 'Choose a new password', 'public', 'reset-password'),
  route(PATHS.recover, 'Use a recovery code', 'public', 'recover'),
  route(PATHS.confirmEmail, 'Confirm your email', 'public', 'confirm-email'),
  route(PATHS.privacy, 'Privacy Policy', 'public', 'privacy-policy'),
  route(PATHS.terms, 'Terms of Service', 'public', 'terms-of-service'),
  route(PATHS.contact, 'Contact', 'public', 'contact'),
  route(PATHS.admin, 'People', 'admin', 'admin-people'),
  route(PATHS.adminPerson, 'An account', 'admin', 'admin-person'),
  route(PATHS.adminContent, 'Content', 'admin', 'admin-content'),
  route(PATHS.adminEdit, 'Edit content', 'admin', 'admin-edit'),
  route(PATHS.adminPreview, 'Preview', 'admin', 'admin-preview'),
  route(PATHS.adminAudit, 'Audit trail', 'admin', 'admin-audit'),
];

export const NOT_FOUND = route('*', 'Page not found', 'public', 'not-found');

export function routeFor(pathname: string): AppRoute {
  return PAGE_ROUTES.find(({ path }) => matchesPath(path, pathname)) ?? NOT_FOUND;
}

/** Fetches a place's code before React asks for it. */
export const preloadRoute = (pathname: string): Promise<void> => routeFor(pathname).Screen.preload();
