import type { FormEvent } from 'react';
import { useSaveProgress } from '#frontend/api/learning-changes.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { storageKeys } from '#frontend/lib/storage.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { TextArea } from '#frontend/ui/controls/field.tsx';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import { NOTES_MAX } from '#schema/rules/limits.ts';
import styles from './unit-notes.module.css';
import { useKeptText } from './use-kept-text.ts';

/** Private notes on a unit. They are saved automatically; the button is there to be sure of it. */
export function UnitNotes({ unit, userId }: { unit: LearningUnit; userId: number }) {
  const { mutateAsync } = useSaveProgress({ unitId: unit.id, pathId: unit.path.id });
  const notes = useKeptText({
    key: storageKeys.unitDraft(userId, unit.id, 'notes'),
    kept: unit.progress?.notes ?? '',
    save: (text) => mutateAsync({ notes: text.trim() === '' ? null : text }),
    onFailed: (error) =>
      showToast({
        title: 'Failed to save notes',
        description: errorMessage(error, 'Your words are kept here. Please try again in a moment.'),
        kind: 'destructive',
      }),
  });

  const save = (event: FormEvent) => {
    event.preventDefault();
    notes.saveNow();
  };

  return (
    <form className={styles.notes} noValidate onSubmit={save}>
      <TextArea
        label="Notes"
        hint="What struck you, what you doubt, where you might try it. Nobody else reads this."
        rows={10}
        maxLength={NOTES_MAX}
        value={notes.text}
        onChange={(event) => notes.type(event.target.value)}
      />
      <div className={styles.row}>
        <p role="status" className={styles.status}>
          {notes.words}
        </p>
        <Button type="submit" pending={notes.isSaving}>
          Save Notes
        </Button>
      </div>
    </form>
  );
}
