import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '#frontend/lib/validate.ts';
import { outboxOf } from '#frontend/outbox/page-outbox.ts';
import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field, TextArea } from '#frontend/ui/controls/field.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import styles from './outbox-dialog.module.css';
import { type FieldName, reword, wordsIn } from './reword.rules.ts';

const LABELS: Record<FieldName, string> = {
  content: 'Your entry',
  words: 'Task',
  when: 'If …',
  act: 'then …',
  title: 'Title',
  description: 'Description',
  targetDate: 'Target date',
};

/** The words the server did not take, to change them where they are kept. */
export function RewordForm({ queued, onClose }: { queued: QueuedWrite; onClose: () => void }) {
  const outbox = outboxOf(useQueryClient());
  const [words, setWords] = useState(() => wordsIn(queued.write));
  const [errors, setErrors] = useState(() => fieldErrors(queued.refusal?.issues ?? []));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = reword(queued.write, words);
    if ('errors' in result) return setErrors(result.errors);
    onClose();
    outbox.sendAgain(queued, result.value);
  };

  return (
    <form noValidate onSubmit={submit}>
      {queued.refusal && <Notice>{queued.refusal.message}</Notice>}
      {(Object.keys(words) as FieldName[]).map((name) => {
        const field = {
          label: LABELS[name],
          value: words[name],
          error: errors[name] ?? errors[`goal.${name}`],
          onChange: (event: { target: { value: string } }) =>
            setWords({ ...words, [name]: event.target.value }),
        };
        if (name === 'title' || name === 'words' || name === 'when' || name === 'act')
          return <Field key={name} {...field} />;
        if (name === 'targetDate') return <Field key={name} type="date" {...field} />;
        return <TextArea key={name} {...field} />;
      })}
      <div className={styles.actions}>
        <Button type="submit" size="small">
          Send again
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
