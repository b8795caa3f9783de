import { openOutbox } from '#frontend/outbox/outbox.state.ts';
import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import { WaitingMark } from '#frontend/ui/feedback/waiting-mark.tsx';
import styles from './goal-card.module.css';
import list from './goal-list.module.css';

/** Goals that the server has not got yet, in the place they will have. */
export function WaitingGoals({ queued }: { queued: QueuedWrite[] }) {
  return (
    <ul className={list.list} aria-label="Goals not sent yet">
      {queued.toReversed().map((one) => (
        <li key={one.id}>
          <WaitingGoal queued={one} />
        </li>
      ))}
    </ul>
  );
}

function WaitingGoal({ queued: { id, write, state } }: { queued: QueuedWrite }) {
  if (write.kind !== 'goal') return null;
  const { title, description, roadmap } = write.body;
  const isRefused = state === 'refused';
  return (
    <article className={styles.card} data-waiting="" aria-labelledby={`unsent-${id}`}>
      <div className={styles.words}>
        <h3 id={`unsent-${id}`} className={styles.title}>
          {title}
        </h3>
        {description && <p className={styles.description}>{description}</p>}
        <WaitingMark onLook={isRefused && openOutbox} />
        {!roadmap && !isRefused && <p className={styles.none}>Its plan is made when it is sent.</p>}
      </div>
    </article>
  );
}
