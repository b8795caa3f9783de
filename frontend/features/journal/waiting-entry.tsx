import { momentWords } from '#frontend/lib/words/moment-words.rules.ts';
import { openOutbox } from '#frontend/outbox/outbox.state.ts';
import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import { WaitingMark } from '#frontend/ui/feedback/waiting-mark.tsx';
import styles from './entry-item.module.css';
import { ENTRY_MOOD_WORDS } from './mood-words.rules.ts';

/** An entry that the server has not got yet: it stands where it will stand. */
export function WaitingEntry({ queued: { write, writtenAt, state } }: { queued: QueuedWrite }) {
  if (write.kind !== 'entry' && write.kind !== 'free-entry') return null;
  const mood = 'mood' in write.body ? write.body.mood : undefined;
  return (
    <article className={styles.entry}>
      <p className={styles.date}>
        <time dateTime={writtenAt}>{momentWords(writtenAt)}</time>
        {mood && <span>, {ENTRY_MOOD_WORDS[mood].toLowerCase()}</span>}
      </p>
      {write.body.content && <p className={styles.content}>{write.body.content}</p>}
      <WaitingMark onLook={state === 'refused' && openOutbox} />
    </article>
  );
}
