import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from '#frontend/lib/error-boundary.tsx';
import { Spinner } from '#frontend/ui/spinner.tsx';
import { AdminGuard } from './admin-guard.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { OnboardingGate } from './onboarding-gate.tsx';
import { RouteEffects } from './route-effects.tsx';
import { type AppRoute, NOT_FOUND, ROUTES } from './routes.ts';
import { Shell } from './shell.tsx';
import { SignedInGuard } from './signed-in-guard.tsx';

const LOADING = <Spinner page label="Loading" />;

function Guarded({ Screen }: AppRoute) {
  return (
    <SignedInGuard>
      <OnboardingGate>
        <Suspense fallback={LOADING}>
          <Screen />
        </Suspense>
      </OnboardingGate>
    </SignedInGuard>
  );
}

function Open(route: AppRoute) {
  return (
    <OnboardingGate>
      <Public {...route} />
    </OnboardingGate>
  );
}

function Public({ Screen }: AppRoute) {
  return (
    <Suspense fallback={LOADING}>
      <Screen />
    </Suspense>
  );
}

function ForAdmins({ Screen }: AppRoute) {
  return (
    <SignedInGuard>
      <AdminGuard otherwise={<Public {...NOT_FOUND} />}>
        <Suspense fallback={LOADING}>
          <Screen />
        </Suspense>
      </AdminGuard>
    </SignedInGuard>
  );
}

const DOORS = { public: Public, open: Open, 'signed-in': Guarded, admin: ForAdmins };

export function Router() {
  const [path] = useLocation();
  return (
    <Shell>
      <RouteEffects />
      <ErrorBoundary key={path} fallback={(error) => <ErrorScreen error={error} />}>
        <Switch>
          {ROUTES.map((route) => {
            const Door = DOORS[route.access];
            return (
              <Route key={route.path} path={route.path}>
                <Door {...route} />
              </Route>
            );
          })}
          <Route>
            <Public {...NOT_FOUND} />
          </Route>
        </Switch>
      </ErrorBoundary>
    </Shell>
  );
}
