import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ShownEntry } from '#frontend/api/journal/journal.ts';
import { useRewriteEntry } from '#frontend/api/journal/journal-changes.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { removeStored } from '#frontend/lib/storage.ts';
import { useStoredDraft } from '#frontend/lib/use-stored-draft.ts';
import { validate } from '#frontend/lib/validate.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { TextArea } from '#frontend/ui/controls/field.tsx';
import { JournalEntryPatch } from '#schema/contracts/journal.ts';
import { entryDraftKey } from './entry-draft.rules.ts';
import styles from './entry-item.module.css';

type Props = { entry: ShownEntry; userId: number; onClose: () => void };

/** Changes an entry where it stands. A half-made change is kept like a draft. */
export function EditEntry({ entry, userId, onClose }: Props) {
  const key = entryDraftKey(userId, entry);
  const draft = useStoredDraft(key);
  const [isTouched, setIsTouched] = useState(false);
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { mutate: rewrite, isPending } = useRewriteEntry(entry, draft.handOver);
  const text = isTouched || draft.text ? draft.text : entry.content;

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const close = () => {
    draft.forget(draft.text);
    removeStored(key);
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const checked = validate(JournalEntryPatch, { content: text });
    if ('errors' in checked) return setProblem(checked.errors['content'] ?? '');
    rewrite(checked.value.content ?? text, {
      onSuccess: close,
      onError: (error) => {
        draft.takeBack();
        setProblem(
          `${errorMessage(error, 'The change could not be saved.')} Your words are kept here.`,
        );
      },
    });
  };

  return (
    <form ref={form} noValidate className={styles.edit} onSubmit={save}>
      <TextArea
        label="Change this entry"
        error={problem}
        value={text}
        onChange={(event) => {
          setIsTouched(true);
          setProblem('');
          draft.type(event.target.value);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" pending={isPending} disabled={text.trim() === ''}>
          {isPending ? 'Saving...' : 'Save changes'}
        </Button>
        <Button kind="quiet" size="small" disabled={isPending} onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
