import { type FormEvent, useState } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import { TASK_MAX } from '#schema/rules/limits.ts';
import styles from './task-list.module.css';

/** A line for a new task at the end of a milestone; it stays open for the next one. */
export function AddTask({
  label = 'New task',
  placeholder = 'One small thing to do',
  onAdd,
  onClose,
}: {
  label?: string;
  placeholder?: string;
  onAdd: (words: string) => void;
  onClose: () => void;
}) {
  const [words, setWords] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!words.trim()) return;
    onAdd(words.trim());
    setWords('');
  };
  return (
    <form className={styles.line} onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed became this field.
        autoFocus
        aria-label={label}
        placeholder={placeholder}
        className={styles.input}
        value={words}
        maxLength={TASK_MAX}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <Button type="submit" size="small" kind="outline">
        Add
      </Button>
      <Button kind="quiet" size="small" onClick={onClose}>
        Close
      </Button>
    </form>
  );
}
