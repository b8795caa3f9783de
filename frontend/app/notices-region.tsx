import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { useOutbox } from '#frontend/outbox/outbox.state.ts';
import { useConnection } from '#frontend/state/connection.state.ts';
import { useNewerVersion } from '#frontend/state/newer-version.state.ts';
import { OptionalPart } from '#frontend/ui/optional-part.tsx';

export const LazyQuietNotices = lazyComponent(() =>
  import('#frontend/features/outbox/quiet-notices.tsx').then((m) => m.QuietNotices),
);

/** Notices about the whole app, such as being offline. Usually empty. */
export function NoticesRegion() {
  const held = useOutbox();
  const { isLost } = useConnection();
  const newerVersion = useNewerVersion();
  const isNeeded = held.length > 0 || isLost || newerVersion !== null;
  return (
    <div role="status" aria-label="Connection and updates">
      {isNeeded && (
        <OptionalPart key={`${isLost}${held.length}`}>
          <LazyQuietNotices />
        </OptionalPart>
      )}
    </div>
  );
}
