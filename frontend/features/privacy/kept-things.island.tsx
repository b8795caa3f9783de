import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keptQuery, useDeleteKept } from '#frontend/api/sessions.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { Artefact } from '#schema/contracts/coach/coach-sessions.ts';
import told from './known.module.css';
import { NotLoaded } from './not-loaded.tsx';
import styles from './notes.module.css';

/** What came of guided sessions, in the person's own words: theirs to read and to delete. */
export function KeptThings() {
  const { data: things, error, refetch } = useQuery(keptQuery);
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  if (!things) return <NotLoaded error={error} onRetry={refetch} />;

  const gone = () => {
    setSaid('Deleted.');
    // The button went with its entry; the keyboard's place must not.
    list.current?.focus();
  };
  return (
    <div className={styles.notes}>
      {things.length === 0 && (
        <p className={told.nothing}>
          Nothing yet. What you keep at the end of a session appears here.
        </p>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Kept from sessions" className={styles.list}>
        {things.map((thing) => (
          <Kept key={thing.id} thing={thing} onGone={gone} />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

function Kept({ thing, onGone }: { thing: Artefact; onGone: () => void }) {
  const { mutate: remove, isPending } = useDeleteKept();
  const { id, title, body, goalTitle } = thing;
  const letGo = () =>
    remove(id, {
      onSuccess: onGone,
      onError: (failure) =>
        showToast({
          title: 'Not deleted',
          description: errorMessage(failure, 'It is still here. Please try again in a moment.'),
          kind: 'destructive',
        }),
    });
  return (
    <li className={styles.note}>
      <h3 className={told.words}>{title}</h3>
      {goalTitle && <p className={told.facts}>For “{goalTitle}”</p>}
      <p className={styles.content}>{body}</p>
      <div className={styles.actions}>
        <Button
          kind="quiet"
          size="small"
          pending={isPending}
          aria-label={`Delete: ${title}`}
          onClick={letGo}
        >
          {isPending ? 'Deleting...' : 'Delete'}
        </Button>
      </div>
    </li>
  );
}
