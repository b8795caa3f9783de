import { useSyncExternalStore } from 'react';

/** From this width on a goal stands beside the list; the styles of the board say the same. */
const WIDE = '(min-width: 1024px)';

function listen(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the screen has room for a goal beside the list. Only what is said of it waits for this;
 * how it looks is up to the styles, which know it before any script.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(WIDE).matches,
    () => true,
  );
