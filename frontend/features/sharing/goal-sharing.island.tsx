import { useQuery } from '@tanstack/react-query';
import { sharingOverviewQuery, useRemoveNote } from '#frontend/api/sharing.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { momentInText } from '#frontend/lib/words/moment-words.rules.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { ShareNote } from '#schema/contracts/sharing.ts';
import styles from './goal-sharing.module.css';
import { sharedWords } from './share-words.rules.ts';

/**
 * On a goal's card: who sees it, and what partners wrote. Of a goal that is not shared it says
 * nothing.
 */
export function GoalSharingIsland({ goalId }: { goalId: number }) {
  const { data } = useQuery(sharingOverviewQuery);
  const shared = data?.goals.find((goal) => goal.goalId === goalId);
  const notes = data?.notes.filter((note) => note.goalId === goalId) ?? [];
  if (!shared && notes.length === 0) return null;
  return (
    <div className={styles.sharing}>
      {shared && <p className={styles.shared}>{sharedWords(shared)}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label="Notes from others">
          {notes.map((note) => (
            <li key={note.id}>
              <Note note={note} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Note({ note: { id, from, content, createdAt, updatedAt } }: { note: ShareNote }) {
  const remove = useRemoveNote({
    onDone: () => showToast({ title: 'Note deleted' }),
    onRefused: (error) =>
      showToast({
        title: 'Note not deleted',
        description: errorMessage(error, 'It is still here. Please try again in a moment.'),
        kind: 'destructive',
      }),
  });
  return (
    <figure className={styles.note}>
      <blockquote className={styles.words}>{content}</blockquote>
      <figcaption className={styles.from}>
        <span>
          {from},{' '}
          <time dateTime={updatedAt ?? createdAt}>{momentInText(updatedAt ?? createdAt)}</time>
        </span>
        <Button
          kind="quiet"
          size="small"
          pending={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          Delete note
          <span className="visually-hidden"> from {from}</span>
        </Button>
      </figcaption>
    </figure>
  );
}
