import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from '#frontend/lib/error-boundary.tsx';
import { FormAnswerProvider } from '#frontend/lib/form-answer.tsx';
import type { FormAnswer } from '#schema/contracts/form-answer.ts';
import { parsePath } from '#schema/rules/path-pattern.ts';
import { CelebrationRegion } from './celebration-region.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { navigateInApp } from './navigate-in-app.ts';
import { RoutedScreen } from './routed-screen.tsx';
import { ToastRegion } from './toast-region.tsx';

type Props = {
  client: QueryClient;
  /** Where we are when there is no browser to ask. */
  ssrPath?: string;
  ssrSearch?: string;
  /** What became of the form that the page answers. */
  answer?: FormAnswer | undefined;
};

export function App({ client, ssrPath, ssrSearch, answer }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Router
          ssrPath={ssrPath}
          ssrSearch={ssrSearch}
          parser={parsePath}
          aroundNav={navigateInApp}
        >
          <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
            <FormAnswerProvider answer={answer}>
              <RoutedScreen />
            </FormAnswerProvider>
          </ErrorBoundary>
          <CelebrationRegion />
          <ToastRegion />
        </Router>
      </QueryClientProvider>
    </StrictMode>
  );
}
