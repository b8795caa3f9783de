import { useId } from 'react';
import type { Goal } from '#schema/contracts/goals.ts';
import styles from './share-goal.module.css';
import { ShareRow } from './share-row.tsx';
import type { ShareEntry } from './share-words.rules.ts';

type Props = { title: string; ways: ShareEntry[]; goal: Goal; onStopped: () => void };

/** The ways a goal is shared, or was. Without one there is nothing to say. */
export function ShareList({ title, ways, ...rest }: Props) {
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul>
        {ways.map((way) => (
          <li key={way.kind === 'link' ? 'link' : way.share.id} className={styles.way}>
            <ShareRow way={way} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
}
