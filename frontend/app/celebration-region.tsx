import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { useCelebration } from '#frontend/state/celebration.state.ts';
import { useStickerNote } from '#frontend/state/earned.state.ts';
import { OptionalPart } from '#frontend/ui/optional-part.tsx';
import styles from './celebration-region.module.css';

export const LazyCelebrationWords = lazyComponent(() =>
  import('./celebration-words.tsx').then((m) => m.CelebrationWords),
);

/**
 * The banner over everything. It stands from the start, or screen readers miss what is put into it.
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
