import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from '#frontend/lib/error-boundary.tsx';
import { ScreenSkeleton } from '#frontend/ui/feedback/screen-skeleton.tsx';
import { AdminGuard } from './admin-guard.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { OnboardingGate } from './onboarding-gate.tsx';
import { RouteEffects } from './route-effects.tsx';
import { type AppRoute, NOT_FOUND, PAGE_ROUTES } from './routes.ts';
import { Shell } from './shell.tsx';
import { SignedInGuard } from './signed-in-guard.tsx';

function Public({ Screen }: AppRoute) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Screen />
    </Suspense>
  );
}

function Open(route: AppRoute) {
  return (
    <OnboardingGate>
      <Public {...route} />
    </OnboardingGate>
  );
}

function Guarded(route: AppRoute) {
  return (
    <SignedInGuard>
      <Open {...route} />
    </SignedInGuard>
  );
}

function ForAdmins(route: AppRoute) {
  return (
    <SignedInGuard>
      <AdminGuard otherwise={<Public {...NOT_FOUND} />}>
        <Public {...route} />
      </AdminGuard>
    </SignedInGuard>
  );
}

const GUARDS = { public: Public, open: Open, 'signed-in': Guarded, admin: ForAdmins };

/**
 * One for each line of the table of routes, not-found last: `Switch` shows the first that matches.
 */
const SCREENS = [...PAGE_ROUTES, NOT_FOUND].map((route) => {
  const Guard = GUARDS[route.access];
  return (
    <Route key={route.path} path={route.path}>
      <Guard {...route} />
    </Route>
  );
});

/** The screen that the address names, behind its guards and inside the shell. */
export function RoutedScreen() {
  const [path] = useLocation();
  return (
    <Shell>
      <RouteEffects />
      <ErrorBoundary key={path} fallback={(error) => <ErrorScreen error={error} />}>
        <Switch>{SCREENS}</Switch>
      </ErrorBoundary>
    </Shell>
  );
}
