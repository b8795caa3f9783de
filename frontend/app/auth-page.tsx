import { StrictMode } from 'react';
import { ErrorBoundary } from '#frontend/lib/error-boundary.tsx';
import { type Navigate, PlaceProvider } from '#frontend/lib/location.tsx';
import { PATHS } from '#frontend/lib/paths.ts';
import { AuthScreen } from '#frontend/screens/auth.screen.tsx';
import { Mark } from '#frontend/ui/mark.tsx';
import { ErrorScreen } from './error-screen.tsx';
import styles from './shell.module.css';
import { ToastRegion } from './toast-region.tsx';

/** Every link leads to another page: this one is no part of the single-page app. */
const leave: Navigate = (to) => window.location.assign(to);

/** The sign-in page, a document of its own: what it needs of React is the forms, not the app. */
export function AuthPage({ search }: { search: string }) {
  return (
    <StrictMode>
      <PlaceProvider path={PATHS.auth} search={search} navigate={leave}>
        <div className={styles.shell}>
          <a href="#main" className={styles.skip}>
            Skip to content
          </a>
          <header className={styles.header}>
            <a href={PATHS.home} className={styles.brand}>
              <Mark />
              <span>Yet</span>
            </a>
          </header>
          <main id="main" tabIndex={-1} className={styles.main}>
            <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
              <AuthScreen />
            </ErrorBoundary>
          </main>
        </div>
        <ToastRegion />
      </PlaceProvider>
    </StrictMode>
  );
}
