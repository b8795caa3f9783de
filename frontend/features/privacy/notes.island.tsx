import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notesQuery, privacyQuery } from '#frontend/api/privacy.ts';
import type { PrivacySettings } from '#schema/contracts/privacy.ts';
import { COACH_NOTES_MAX } from '#schema/rules/limits.ts';
import { AddNote } from './add-note.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { NoteItem } from './note-item.tsx';
import styles from './notes.module.css';

/** What the person wants Eden to know: theirs to add, reword and take away. */
export function Notes() {
  const { data: notes, error, refetch } = useQuery(notesQuery);
  const { data: settings } = useQuery(privacyQuery);
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  if (!notes) return <NotLoaded error={error} onRetry={refetch} />;

  const gone = () => {
    setSaid('Note deleted.');
    // The button went with its note; the keyboard's place must not.
    list.current?.focus();
  };
  return (
    <div className={styles.notes}>
      {settings && <p className={styles.readers}>{readersWords(settings)}</p>}
      <ul ref={list} tabIndex={-1} aria-label="Notes" className={styles.list}>
        {notes.map((note) => (
          <NoteItem
            key={note.id}
            note={note}
            onReworded={() => setSaid('Note changed.')}
            onGone={gone}
          />
        ))}
      </ul>
      {notes.length < COACH_NOTES_MAX ? (
        <AddNote onAdded={() => setSaid('Note added.')} />
      ) : (
        <p>
          These are {COACH_NOTES_MAX} notes, which is as many as Eden can keep in mind. Reword or
          delete one to make room.
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

/** Says who reads the notes: only a model does, the built-in Eden has no use for them. */
function readersWords({ model, aiChat, aiFeedback, aiRoadmap }: PrivacySettings): string {
  const plainly = 'The built-in Eden follows fixed rules and does not read them.';
  if (!model)
    return `${plainly} They’re meant for a language model, and this copy of Yet has none.`;
  if (![aiChat, aiFeedback, aiRoadmap].includes('model'))
    return `${plainly} They’re meant for ${model.name}, which you’ve switched off.`;
  return `They’re passed on to ${model.name} with what you write, wherever you let it help. ${plainly}`;
}
