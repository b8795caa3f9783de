import { Suspense } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { useSafetyNotice } from '#frontend/state/safety-notice.state.ts';

const SafetyDialog = lazyComponent(() =>
  import('#frontend/features/safety/safety-dialog.tsx').then((m) => m.SafetyDialog),
);

/** Shows the words of care that came with a reply to something written outside the chat. */
export function SafetyRegion() {
  const notice = useSafetyNotice();
  return notice && <Suspense fallback={null}>{<SafetyDialog notice={notice} />}</Suspense>;
}
