import type { QueryClient } from '@tanstack/react-query';
import { allPages, goalsQuery } from '#frontend/api/goals/goals.ts';
import {
  afterTick,
  afterVisit,
  isGoodMoment,
} from '#frontend/features/install/install-moment.rules.ts';
import { readStored, storageKeys, writeStored } from '#frontend/lib/storage.ts';
import { todayHere } from '#frontend/lib/today-here.ts';
import { type InstallPrompt, mayInstall } from '#frontend/state/install.state.ts';

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
/** Safari on iPhones and iPads: it has no dialog of its own, and this property nobody else has. */
const isByHand = () => 'standalone' in navigator;

/**
 * Offers to put Yet among somebody's apps, once it has been of use to them: after the first task
 * ticked here, or on the third day on which they come. Never where it is installed, and never again
 * once it was put away.
 */
export function offerInstall(client: QueryClient): void {
  if (isInstalled()) return;
  let prompt: InstallPrompt | undefined;
  const note = (change: (kept: string | null) => string) =>
    writeStored(storageKeys.installOffer, change(readStored(storageKeys.installOffer)));
  const update = () => {
    if (!isGoodMoment(readStored(storageKeys.installOffer))) return;
    if (prompt) mayInstall(prompt);
    else if (isByHand()) mayInstall('by hand');
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would come at a moment of its choice.
    event.preventDefault();
    prompt = event as InstallPrompt;
    update();
  });
  window.addEventListener('appinstalled', () => mayInstall(null));

  const ticked = () =>
    allPages(client.getQueryData(goalsQuery.queryKey) ?? { pages: [], pageParams: [] }).reduce(
      (sum, { doneTasks }) => sum + (doneTasks?.length ?? 0),
      0,
    );
  let before = ticked();
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== goalsQuery.queryKey[0]) return;
    const now = ticked();
    // Pages of goals that are loaded bring whole lists; a press brings one.
    if (now === before + 1) {
      note(afterTick);
      update();
    }
    before = now;
  });
  note((kept) => afterVisit(kept, todayHere()));
  update();
}
