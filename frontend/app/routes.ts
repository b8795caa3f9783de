import type { ComponentType } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { PATHS } from '#frontend/lib/paths.ts';

/** `open` is for everybody to look at, and behind the onboarding gate for who is signed in. */
type Access = 'public' | 'open' | 'signed-in';
export type AppRoute = {
  /** As wouter reads it: `:name` stands for one segment. */
  path: string;
  title: string;
  access: Access;
  Screen: ComponentType & { preload: () => void };
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
  route(PATHS.settings, 'Settings', 'signed-in', () =>
    import('#frontend/screens/settings.screen.tsx').then((m) => m.SettingsScreen),
  ),
  route(PATHS.auth, 'Sign in', 'public', () =>
    import('#frontend/screens/auth.screen.tsx').then((m) => m.AuthScreen),
  ),
];

export const NOT_FOUND = route('*', 'Page not found', 'public', () =>
  import('#frontend/screens/not-found.screen.tsx').then((m) => m.NotFoundScreen),
);

const matches = (path: string, pathname: string) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname);

export function routeFor(pathname: string): AppRoute {
  return ROUTES.find(({ path }) => matches(path, pathname)) ?? NOT_FOUND;
}

/** Fetches a place's code before React asks for it. */
export function preloadRoute(pathname: string): void {
  routeFor(pathname).Screen.preload();
}
