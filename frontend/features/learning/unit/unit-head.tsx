import { placeWords } from '#frontend/features/learning/catalogue/outline.rules.ts';
import {
  durationWords,
  timeRangeWords,
} from '#frontend/features/learning/catalogue/path-words.rules.ts';
import { UnitTypeBadge } from '#frontend/features/learning/catalogue/unit-type.tsx';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { LearningUnit, PathOutline } from '#schema/contracts/learning.ts';
import styles from './unit-head.module.css';

type Props = { unit: LearningUnit; outline: PathOutline | undefined; isCompleted: boolean };

/**
 * What the unit is called, what it is like, and the one thing it teaches with where that comes
 * from.
 */
export function UnitHead({ unit, outline, isCompleted }: Props) {
  const place = outline && placeWords(outline, unit.id);
  return (
    <header className={styles.head}>
      <p className={styles.where}>
        {unit.path.title} <span aria-hidden="true">/</span> {unit.module.title}
      </p>
      <h1 id="unit-title" className={styles.title}>
        {unit.title}
      </h1>
      <div className={styles.facts}>
        <UnitTypeBadge type={unit.type} />
        <span>
          {unit.timeEstimateRange
            ? timeRangeWords(unit.timeEstimateRange)
            : durationWords(unit.minutes)}
        </span>
        <span>{place ?? ' '}</span>
        <span>Level {unit.difficultyLevel} of 5</span>
        {isCompleted && <span className={styles.done}>Completed</span>}
        <Button kind="quiet" size="small" className={styles.print} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <section className={styles.evidence} aria-labelledby="unit-claim">
        <h2 id="unit-claim" className={styles.label}>
          What this unit is based on
        </h2>
        <p className={styles.claim}>{unit.claim}</p>
        <p className={styles.source}>
          <span className="visually-hidden">Source: </span>
          {unit.source}
        </p>
      </section>
    </header>
  );
}
