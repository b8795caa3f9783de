import { type FormEvent, useState } from 'react';
import { useAddNote } from '#frontend/api/privacy.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { validate } from '#frontend/lib/validate.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { TextArea } from '#frontend/ui/controls/field.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import { COACH_NOTE_MAX } from '#schema/rules/limits.ts';
import styles from './notes.module.css';

export function AddNote({ onAdded }: { onAdded: () => void }) {
  const [content, setContent] = useState('');
  const [problem, setProblem] = useState('');
  const { mutate: add, isPending } = useAddNote();
  const isEmpty = content.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isPending) return;
    const { NewCoachNote } = await import('#schema/contracts/coach/coach-notes.ts');
    const checked = validate(NewCoachNote, { content });
    setProblem('errors' in checked ? (checked.errors['content'] ?? '') : '');
    if ('errors' in checked) return;
    add(checked.value, {
      onSuccess: () => {
        setContent('');
        onAdded();
      },
      onError: (failure) =>
        setProblem(
          `${errorMessage(failure, 'The note was not added.')} Your words are still here.`,
        ),
    });
  };

  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextArea
        label="New note"
        hint={`“I work nights.” “Call me Bo.” “My knee is bad, so no running.” Up to ${COACH_NOTE_MAX} characters.`}
        error={problem}
        rows={2}
        value={content}
        onChange={(event) => {
          setContent(event.target.value);
          setProblem('');
        }}
      />
      <Button type="submit" kind="outline" pending={isPending} disabled={isEmpty}>
        {isPending ? 'Adding...' : 'Add note'}
      </Button>
    </Form>
  );
}
