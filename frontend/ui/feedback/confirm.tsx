import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';

const ConfirmDialog = lazyComponent(() =>
  import('./confirm-dialog.tsx').then((m) => m.ConfirmDialog),
);

/**
 * Asks before something is deleted for good. Loaded lazily, for parts of a page that are not lazy
 * themselves.
 */
export function Confirm(props: ComponentProps<typeof ConfirmDialog>) {
  return <Suspense fallback={null}>{props.open && <ConfirmDialog {...props} />}</Suspense>;
}
