import { Link } from 'wouter';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './unit-neighbours.module.css';

/**
 * The unit before and the one after, across the modules. A finished unit puts the next one forward.
 */
export function UnitNeighbours({
  unit,
  isCompleted,
}: {
  unit: LearningUnit;
  isCompleted: boolean;
}) {
  const { previous, next, path } = unit;
  return (
    <nav className={styles.neighbours} aria-label="Units before and after">
      {previous && (
        <Link href={urlTo(PATHS.learningUnit, { unitId: previous.id })} className={styles.previous}>
          <span className={styles.label}>Previous unit</span>
          <span className={styles.title}>{previous.title}</span>
        </Link>
      )}
      {next ? (
        <Link
          href={urlTo(PATHS.learningUnit, { unitId: next.id })}
          className={styles.next}
          data-forward={isCompleted || undefined}
        >
          <span className={styles.label}>Next unit</span>
          <span className={styles.title}>{next.title}</span>
        </Link>
      ) : (
        <Link href={urlTo(PATHS.learningPath, { pathId: path.id })} className={styles.next}>
          <span className={styles.label}>End of the path</span>
          <span className={styles.title}>{path.title}</span>
        </Link>
      )}
    </nav>
  );
}
