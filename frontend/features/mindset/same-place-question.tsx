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
        Every answer you chose stands at the same place on the page, although the order changes from
        question to question. That can be just how it is. If it was a quick run, a second look gives
        you a truer reading.
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
