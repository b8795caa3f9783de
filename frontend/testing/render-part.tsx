import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import '#frontend/ui/base.css';
import { userQuery } from '#frontend/api/user.ts';
import { CelebrationRegion } from '#frontend/app/celebration-region.tsx';
import { ToastRegion } from '#frontend/app/toast-region.tsx';
import { createQueryClient } from '#frontend/lib/query-client.ts';
import { forgetUnsent } from '#frontend/outbox/deliver.ts';
import { dismissToast } from '#frontend/state/toast.state.ts';
import { maya } from './people.ts';

/** One for a whole file of tests, as a page has one; emptied after each test. */
const client = createQueryClient(() => undefined);
let mounted: { root: Root; place: HTMLElement } | undefined;

function unmount(): void {
  mounted?.root.unmount();
  mounted?.place.remove();
  mounted = undefined;
}

/**
 * Puts a part of the app into the page as Maya, who is signed in, sees it: with the real query
 * client, and the regions in which the app says what became of a press. Called again it stands for
 * a reload: the part begins anew.
 */
export function renderPart(part: ReactNode): void {
  unmount();
  client.clear();
  client.setQueryData(userQuery.queryKey, maya);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        {part}
        <CelebrationRegion />
        <ToastRegion />
      </QueryClientProvider>
    </StrictMode>,
  );
  mounted = { root, place };
}

afterEach(async () => {
  unmount();
  client.setQueryData(userQuery.queryKey, maya);
  await forgetUnsent(client);
  client.clear();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
});
