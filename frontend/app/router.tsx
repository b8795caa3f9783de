import { ErrorBoundary } from '#frontend/lib/error-boundary.tsx';
import { ParamsProvider, useLocation } from '#frontend/lib/location.tsx';
import { Part } from '#frontend/lib/part.tsx';
import { Spinner } from '#frontend/ui/spinner.tsx';
import { paramsOf } from '#schema/rules/path-pattern.ts';
import { AdminGuard } from './admin-guard.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { OnboardingGate } from './onboarding-gate.tsx';
import { RouteEffects } from './route-effects.tsx';
import { type AppRoute, NOT_FOUND, routeFor } from './routes.ts';
import { Shell } from './shell.tsx';
import { SignedInGuard } from './signed-in-guard.tsx';

const LOADING = <Spinner page label="Loading" />;

function Public({ Screen }: AppRoute) {
  return (
    <Part fallback={LOADING}>
      <Screen />
    </Part>
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

const DOORS = { public: Public, open: Open, 'signed-in': Guarded, admin: ForAdmins };

export function Router() {
  const [path] = useLocation();
  const route = routeFor(path);
  const Door = DOORS[route.access];
  return (
    <Shell>
      <RouteEffects />
      <ErrorBoundary key={path} fallback={(error) => <ErrorScreen error={error} />}>
        <ParamsProvider value={paramsOf(route.path, path)}>
          <Door {...route} />
        </ParamsProvider>
      </ErrorBoundary>
    </Shell>
  );
}
