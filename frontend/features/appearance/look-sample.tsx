import { Button } from '#frontend/ui/controls/button.tsx';
import { EdenDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import type { Level, Mood } from '#schema/rules/appearance/appearance-choice.ts';
import styles from './look-sample.module.css';
import { LEVEL_WORDS, MOOD_WORDS, SAMPLE_STEPS } from './look-words.rules.ts';

/**
 * A little of the app in the chosen colours. It is to be looked at: nothing in it can be pressed.
 */
export function LookSample({ mood, level }: { mood: Mood; level: Level }) {
  const { reached, next } = LEVEL_WORDS[level];
  const steps = `${reached} of ${SAMPLE_STEPS} steps`;
  const isDone = reached === SAMPLE_STEPS;
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>Palette preview</figcaption>
      <div className={styles.page} inert>
        <div className={styles.card}>
          <p className={styles.title}>{isDone ? <s>Learn the cello</s> : 'Learn the cello'}</p>
          <p className={styles.steps}>{steps}</p>
          <Progress value={reached} max={SAMPLE_STEPS} label={steps} />
          <p className={styles.next}>{next}</p>
          <Button size="small">{isDone ? 'Look back' : 'Mark as reached'}</Button>
        </div>
        <div className={styles.eden}>
          <EdenDrawing size={32} />
          <p>{MOOD_WORDS[mood].coach}</p>
        </div>
      </div>
    </figure>
  );
}
