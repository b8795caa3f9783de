import { useEffect } from 'react';
import { useCelebration } from '#frontend/state/celebration.state.ts';
import { Mark } from '#frontend/ui/mark.tsx';
import styles from './celebration-region.module.css';

/** The banner over everything. Confetti comes only for a completed goal, and never where motion is unwelcome. */
export function CelebrationRegion() {
  const celebration = useCelebration();

  useEffect(() => {
    if (celebration?.kind !== 'goal' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A celebration without paper is still one: a chunk that fails to load is no error to show.
    import('./confetti.ts').then(({ throwConfetti }) => throwConfetti()).catch(() => undefined);
  }, [celebration]);

  return (
    <div role="status" className={styles.region}>
      {celebration && (
        <p className={styles.banner} data-kind={celebration.kind}>
          <Mark size={24} />
          <span>{celebration.text}</span>
        </p>
      )}
    </div>
  );
}
