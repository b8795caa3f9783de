import { useSaveProgress } from '#frontend/api/learning-changes.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { storageKeys } from '#frontend/lib/storage.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { TextArea } from '#frontend/ui/controls/field.tsx';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import type { WritingPrompt } from '#schema/contracts/unit-material.ts';
import { WRITTEN_MAX } from '#schema/rules/limits.ts';
import styles from './exercise.module.css';
import { readWritten } from './keeping-words.rules.ts';
import { useKeptText } from './use-kept-text.ts';

type Props = { unit: LearningUnit; prompts: WritingPrompt[]; userId: number };

/**
 * A writing exercise, saved while it is written. All of it is one text to the device and the
 * server.
 */
export function UnitExercise({ unit, prompts, userId }: Props) {
  const { mutateAsync } = useSaveProgress({ unitId: unit.id, pathId: unit.path.id });
  const page = useKeptText({
    key: storageKeys.unitDraft(userId, unit.id, 'written'),
    kept: JSON.stringify(unit.progress?.written ?? []),
    save: (text) => mutateAsync({ written: readWritten(text, prompts.length) ?? [] }),
    onFailed: (error) =>
      showToast({
        title: 'Failed to update progress',
        description: errorMessage(error, 'Your words are kept here. Please try again in a moment.'),
        kind: 'destructive',
      }),
  });
  const written = readWritten(page.text, prompts.length) ?? prompts.map(() => '');

  return (
    <section className={styles.exercise} aria-labelledby="exercise">
      <h2 id="exercise" className={styles.title}>
        Your page
      </h2>
      {prompts.map((prompt, index) => (
        <TextArea
          key={prompt.label}
          label={prompt.label}
          hint={prompt.help}
          rows={prompt.rows}
          maxLength={WRITTEN_MAX}
          value={written[index]}
          onChange={(event) => page.type(JSON.stringify(written.with(index, event.target.value)))}
        />
      ))}
      <p role="status" className={styles.status}>
        {page.words || 'What you write here is saved as you go. Nobody else reads it.'}
      </p>
    </section>
  );
}
