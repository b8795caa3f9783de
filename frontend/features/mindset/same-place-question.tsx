import { useEffect, useRef } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import styles from './quiz.module.css';

/** A gentle question before answers that may have been given in one go are believed. */
export function SamePlaceQuestion({
  onLookAgain,
  onKeep,
}: {
  onLookAgain: () => void;
  onKeep: () => void;
}) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} className={styles.asking} aria-labelledby="same-place">
      <h2 id="same-place">One question before we keep this</h2>
      <p>
        Nearly all of your answers are alike. In half of the questions a strong answer points one
        way, in the other half the other way, so the result would stand in the middle and say
        little. If that’s how it is, keep them. If you were in a hurry, have another look.
      </p>
      <div className={styles.choices}>
        <Button kind="outline" onClick={onLookAgain}>
          Look at them again
        </Button>
        <Button onClick={onKeep}>Keep my answers</Button>
      </div>
    </section>
  );
}
