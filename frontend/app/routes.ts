import { type LazyComponent, type LoadComponent, lazyComponent } from '#frontend/lib/lazy-component.ts';
import { PATHS } from '#frontend/lib/paths.ts';
import { matchesPath } from '#schema/rules/path-pattern.ts';

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
  Screen: LazyComponent<object>;
};

const route = (path: string, title: string, access: Access): AppRoute => ({
  path,
  title,
  access,
  Screen: lazyComponent(() => import('./screens.ts').then(({ loadScreen }) => loadScreen(path))),
});

/** Every place there is; a new one is one more line here and in `screens.ts`. What matches none is the not-found screen. */
export const ROUTES: AppRoute[] = [
  route(PATHS.home, 'Home', 'signed-in'),
  route(PATHS.goals, 'Goals', 'signed-in'),
  route(PATHS.eden, 'Eden', 'open'),
  route(PATHS.quiz, 'Mindset assessment', 'signed-in'),
  route(PATHS.results, 'Your results', 'signed-in'),
  route(PATHS.journey, 'Your growth journey', 'signed-in'),
  route(PATHS.checkIn, 'A quick check-in', 'signed-in'),
  route(PATHS.evidence, 'What the evidence says', 'public'),
  route(PATHS.whoEdenIs, 'Who Eden is', 'public'),
  route(PATHS.plans, 'Subscription plans', 'signed-in'),
  route(PATHS.sandboxCheckout, 'A test payment', 'signed-in'),
  route(PATHS.learn, 'Learning paths', 'signed-in'),
  route(`${PATHS.learn}/:pathId`, 'Learning path', 'signed-in'),
  route(`${PATHS.units}/:unitId`, 'Learning unit', 'signed-in'),
  route(PATHS.reviews, 'Recall', 'signed-in'),
  route(PATHS.shared, 'Shared with you', 'signed-in'),
  route(`${PATHS.shared}/:code`, 'A shared goal', 'public'),
  route(PATHS.settings, 'Settings', 'signed-in'),
  route(PATHS.edenKnows, 'What Eden knows', 'signed-in'),
  route(PATHS.forgotPassword, 'Forgot your password?', 'public'),
  route(PATHS.resetPassword, 'Choose a new password', 'public'),
  route(PATHS.recover, 'Use a recovery code', 'public'),
  route(PATHS.confirmEmail, 'Confirm your email', 'public'),
  route(PATHS.privacy, 'Privacy Policy', 'public'),
  route(PATHS.terms, 'Terms of Service', 'public'),
  route(PATHS.contact, 'Contact', 'public'),
  route(PATHS.admin, 'People', 'admin'),
  route(`${PATHS.admin}/users/:userId`, 'An account', 'admin'),
  route(PATHS.adminContent, 'Content', 'admin'),
  route(`${PATHS.adminContent}/:kind/:id`, 'Edit content', 'admin'),
  route(`${PATHS.adminContent}/unit/:unitId/preview`, 'Preview', 'admin'),
  route(PATHS.adminAudit, 'Audit trail', 'admin'),
];

export const NOT_FOUND = route('*', 'Page not found', 'public');

export function routeFor(pathname: string): AppRoute {
  return ROUTES.find(({ path }) => matchesPath(path, pathname)) ?? NOT_FOUND;
}

/** Fetches a place's code before React asks for it, from where the page says it is if it does. */
export function preloadRoute(pathname: string, load?: LoadComponent<object>): Promise<void> {
  const { Screen } = routeFor(pathname);
  return load ? Screen.preloadFrom(load) : Screen.preload();
}
