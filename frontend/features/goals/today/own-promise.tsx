import { ifThenWords } from '#frontend/features/goals/if-thens/if-then-words.rules.ts';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { goalPath } from '#schema/urls/page-paths.ts';
import styles from './own-promise.module.css';
import { lastPromise } from './own-promise.rules.ts';

/** What somebody said last that they would do, in their own words: to be read again, not ticked. */
export function OwnPromise({ goals }: { goals: Goal[] }) {
  const last = lastPromise(goals);
  if (!last) return null;
  const { goal, ifThen } = last;
  const { lead, when, join, act } = ifThenWords(ifThen);
  return (
    <section className={styles.promise} aria-labelledby="last-promise">
      <h3 id="last-promise" className={styles.heading}>
        Your last promise
      </h3>
      <p className={styles.words}>
        <span className={styles.lead}>{lead}</span> {when},{' '}
        <span className={styles.lead}>{join}</span> {act}
      </p>
      <p className={styles.of}>
        <TextLink href={goalPath(goal.id)}>{goal.title}</TextLink>
      </p>
    </section>
  );
}
