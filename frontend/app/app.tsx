import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from '#frontend/lib/error-boundary.tsx';
import { FormAnswerProvider } from '#frontend/lib/form-answer.tsx';
import { type ReadingScope, readAs } from '#frontend/lib/reader.ts';
import { Reading } from '#frontend/lib/reading.ts';
import { allAwake } from '#frontend/lib/waking.ts';
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
  /** For whom, and when, the server rendered; the page wakes up as it was, and then follows the device. */
  readAt?: ReadingScope;
  /** What became of the form that the page answers. */
  answer?: FormAnswer | undefined;
};

export function App({ client, ssrPath, ssrSearch, readAt, answer }: Props) {
  const [isAwake, setAwake] = useState(false);
  // Before anything below it renders, in the same synchronous go; see `readAs`.
  readAs(isAwake ? undefined : readAt);

  useEffect(() => {
    if (!readAt) return;
    // A part that still sleeps must wake up as it was written, or React throws it away.
    allAwake.then(() => {
      // What was written for this very device needs no other words.
      if (readAt.aheadAt) startTransition(() => setAwake(true));
      else readAs(undefined);
    });
  }, [readAt]);

  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Router ssrPath={ssrPath} ssrSearch={ssrSearch} parser={parsePath} aroundNav={navigateInApp}>
          <Reading value={isAwake}>
            <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
              <FormAnswerProvider answer={answer}>
                <RoutedScreen />
              </FormAnswerProvider>
            </ErrorBoundary>
            <CelebrationRegion />
            <ToastRegion />
          </Reading>
        </Router>
      </QueryClientProvider>
    </StrictMode>
  );
}
