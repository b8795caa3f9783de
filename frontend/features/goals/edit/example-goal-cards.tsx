import type { ReactNode } from 'react';
import {
  BellflowerDrawing,
  HillRoadDrawing,
  LilyDrawing,
  StallDrawing,
  TrellisDrawing,
} from '#frontend/ui/drawings/goal-drawings.tsx';
import { SeedlingDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import styles from './example-goal-cards.module.css';
import { EXAMPLE_GOALS, type ExampleGoal } from './example-goals.ts';

const DRAWINGS: Record<ExampleGoal['drawing'], ReactNode> = {
  trellis: <TrellisDrawing size={56} />,
  lily: <LilyDrawing size={56} />,
  hill: <HillRoadDrawing size={56} />,
  stall: <StallDrawing size={56} />,
  bell: <BellflowerDrawing size={56} />,
};

type Props = { onChoose: (example: ExampleGoal) => void; onOwn: () => void };

/** Shown to a person without goals; choosing one fills the form, which is theirs to change. */
export function ExampleGoalCards({ onChoose, onOwn }: Props) {
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">Set your first goal</h2>
      <p className={styles.lead}>Start from one of these and make it yours, or write your own.</p>
      <ul className={styles.cards}>
        {EXAMPLE_GOALS.map((example) => (
          <li key={example.title}>
            <button type="button" className={styles.card} onClick={() => onChoose(example)}>
              {DRAWINGS[example.drawing]}
              <span className={styles.words}>
                <span className={styles.title}>{example.title}</span>
                <span className={styles.description}>{example.description}</span>
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.card} onClick={onOwn}>
            <SeedlingDrawing size={56} />
            <span className={styles.words}>
              <span className={styles.title}>A goal of your own</span>
              <span className={styles.description}>Anything you can’t do yet, big or small.</span>
            </span>
          </button>
        </li>
      </ul>
    </section>
  );
}
