import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDeleteNote, useRewordNote } from '#frontend/api/privacy.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { validate } from '#frontend/lib/validate.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { TextArea } from '#frontend/ui/controls/field.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import type { CoachNote } from '#schema/contracts/coach/coach-notes.ts';
import styles from './notes.module.css';

type Props = { note: CoachNote; onReworded: () => void; onGone: () => void };

/** One note: to read, to reword where it stands, or to take away. */
export function NoteItem({ note, onReworded, onGone }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { mutate: remove, isPending: isLeaving } = useDeleteNote();

  const close = () => {
    flushSync(() => setIsEditing(false));
    edit.current?.focus();
  };
  const letGo = () =>
    remove(note.id, {
      onSuccess: onGone,
      onError: (failure) =>
        showToast({
          title: 'Not deleted',
          description: errorMessage(failure, 'It is still here. Please try again in a moment.'),
          kind: 'destructive',
        }),
    });

  if (isEditing) {
    return (
      <li className={styles.note}>
        <Rewording
          note={note}
          onClose={close}
          onSaved={() => {
            close();
            onReworded();
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.note}>
      <p className={styles.content}>{note.content}</p>
      {!note.isTold && (
        <p className={styles.aside}>Not passed on to a model, because it speaks of danger.</p>
      )}
      <div className={styles.actions}>
        <Button
          ref={edit}
          kind="quiet"
          size="small"
          aria-label={`Edit: ${note.content}`}
          onClick={() => setIsEditing(true)}
        >
          Edit
        </Button>
        <Button
          kind="quiet"
          size="small"
          pending={isLeaving}
          aria-label={`Delete: ${note.content}`}
          onClick={letGo}
        >
          {isLeaving ? 'Deleting...' : 'Delete'}
        </Button>
      </div>
    </li>
  );
}

function Rewording({
  note,
  onClose,
  onSaved,
}: {
  note: CoachNote;
  onClose: () => void;
  onSaved: () => void;
}) {
  const [content, setContent] = useState(note.content);
  const [problem, setProblem] = useState('');
  const { mutate: reword, isPending } = useRewordNote();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { NewCoachNote } = await import('#schema/contracts/coach/coach-notes.ts');
    const checked = validate(NewCoachNote, { content });
    setProblem('errors' in checked ? (checked.errors['content'] ?? '') : '');
    if ('errors' in checked || isPending) return;
    reword(
      { id: note.id, ...checked.value },
      {
        onSuccess: onSaved,
        onError: (failure) =>
          setProblem(
            `${errorMessage(failure, 'The note was not changed.')} Your words are still here.`,
          ),
      },
    );
  };

  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextArea
        label="Note"
        error={problem}
        rows={2}
        autoFocus
        value={content}
        onChange={(event) => {
          setContent(event.target.value);
          setProblem('');
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" pending={isPending}>
          {isPending ? 'Saving...' : 'Save note'}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
