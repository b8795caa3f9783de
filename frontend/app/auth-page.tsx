import { StrictMode } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { ErrorBoundary } from '#frontend/lib/error-boundary.tsx';
import { FormAnswerProvider } from '#frontend/lib/form-answer.tsx';
import { AuthScreen } from '#frontend/screens/sign-in/auth.screen.tsx';
import { Mark } from '#frontend/ui/mark.tsx';
import type { FormAnswer } from '#schema/contracts/form-answer.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import styles from './shell.module.css';
import { ToastRegion } from './toast-region.tsx';

/** Every link leads to another page: this one is no part of the single-page app. */
const leave: AroundNavHandler = (_navigate, to) => window.location.assign(to);

/** The sign-in page, a document of its own: what it needs of React is the forms, not the app. */
export function AuthPage({ search, answer }: { search: string; answer?: FormAnswer | undefined }) {
  return (
    <StrictMode>
      <Router ssrPath={PATHS.auth} ssrSearch={search} aroundNav={leave}>
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
              <FormAnswerProvider answer={answer}>
                <AuthScreen />
              </FormAnswerProvider>
            </ErrorBoundary>
          </main>
        </div>
        <ToastRegion />
      </Router>
    </StrictMode>
  );
}
