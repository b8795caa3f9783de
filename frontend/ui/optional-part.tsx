import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '#frontend/lib/error-boundary.tsx';

/**
 * For what shows now and then, its code lazy: nothing stands in for it, and if that does not come
 * the page goes on.
 */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
