import { useId } from 'react';
import type { Goal } from '#schema/contracts/goals.ts';
import styles from './share-goal.module.css';
import type { Way } from './share-words.rules.ts';
import { WayRow } from './way-row.tsx';

type Props = { title: string; ways: Way[]; goal: Goal; onStopped: () => void };

/** The ways a goal is shared, or was. Without one there is nothing to say. */
export function WayList({ title, ways, ...rest }: Props) {
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
            <WayRow way={way} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
}
