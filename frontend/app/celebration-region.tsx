import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { useCelebration } from '#frontend/state/celebration.state.ts';
import { useStickerNote } from '#frontend/state/earned.state.ts';
import { OptionalPart } from '#frontend/ui/optional-part.tsx';
import styles from './celebration-region.module.css';

export const LazyCelebrationWords = lazyComponent(() =>
  import('./celebration-words.tsx').then((m) => m.CelebrationWords),
);

/**
 * The banner above the page. It is rendered empty from the start: a screen reader announces only
 * what is added to a live region that exists already.
 */
export function CelebrationRegion() {
  const celebration = useCelebration();
  const note = useStickerNote();
  return (
    <div role="status" className={styles.region}>
      <OptionalPart>
        {(celebration || note) && <LazyCelebrationWords celebration={celebration} note={note} />}
      </OptionalPart>
    </div>
  );
}
