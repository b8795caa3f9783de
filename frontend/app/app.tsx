import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { Router as WouterRouter } from 'wouter';
import { ErrorBoundary } from '#frontend/lib/error-boundary.tsx';
import { CelebrationRegion } from './celebration-region.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Router } from './router.tsx';
import { ToastRegion } from './toast-region.tsx';

/** `ssrPath` and `ssrSearch` say where we are when there is no browser to ask. */
export function App({
  client,
  ssrPath,
  ssrSearch,
}: {
  client: QueryClient;
  ssrPath?: string;
  ssrSearch?: string;
}) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <WouterRouter ssrPath={ssrPath} ssrSearch={ssrSearch}>
          <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
            <Router />
          </ErrorBoundary>
          <CelebrationRegion />
          <ToastRegion />
        </WouterRouter>
      </QueryClientProvider>
    </StrictMode>
  );
}
