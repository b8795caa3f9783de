import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Checkbox } from '#frontend/ui/controls/checkbox.tsx';
import { TASK_MAX, type TaskPatch } from '#schema/contracts/tasks.ts';
import { describeDate, localToday } from './goal-dates.rules.ts';
import styles from './task-list.module.css';

type Props = {
  id: string;
  words: string;
  place: number;
  isDone: boolean;
  isLast: boolean;
  date: string | undefined;
  onChange: (patch: TaskPatch) => void;
  /** By one place: -1 up, 1 down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One task: a box to tick, its words, its day, and behind a button what else can be done with it. */
export function TaskRow(props: Props) {
  const { id, words, isDone, date, onChange, onMove } = props;
  const [isOpen, setIsOpen] = useState(false);
  const toolsId = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <li
      className={styles.task}
      data-task={id}
      data-done={isDone || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.row}>
        <Checkbox
          label={words}
          checked={isDone}
          onChange={(event) => onChange({ done: event.target.checked })}
        />
        <span className={styles.words}>
          <span className={styles.text}>{words}</span>
          {date && !isDone && (
            <time className={styles.day} dateTime={date}>
              {describeDate(date, localToday())}
            </time>
          )}
        </span>
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={isOpen ? toolsId : undefined}
          aria-label={`Change task: ${words}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <circle cx="5" cy="12" r="1.8" />
            <circle cx="12" cy="12" r="1.8" />
            <circle cx="19" cy="12" r="1.8" />
          </svg>
        </button>
      </div>
      {isOpen && <TaskTools {...props} toolsId={toolsId} onClose={() => setIsOpen(false)} />}
    </li>
  );
}

function TaskTools({
  toolsId,
  words,
  place,
  isLast,
  date,
  onChange,
  onMove,
  onRemove,
  onClose,
}: Props & { toolsId: string; onClose: () => void }) {
  const [text, setText] = useState(words);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said && said !== words) onChange({ words: said });
    onClose();
  };
  return (
    <div id={toolsId} className={styles.tools}>
      <form className={styles.line} onSubmit={rename}>
        <input
          aria-label="Words of this task"
          className={styles.input}
          value={text}
          maxLength={TASK_MAX}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <Button type="submit" size="small" kind="outline">
          {text.trim() === words ? 'Close' : 'Rename'}
        </Button>
      </form>
      <div className={styles.line}>
        <label className={styles.date}>
          Day
          <input
            type="date"
            className={styles.input}
            value={date ?? ''}
            onChange={(event) => onChange({ date: event.target.value || null })}
          />
        </label>
        {date && (
          <Button kind="quiet" size="small" onClick={() => onChange({ date: null })}>
            No day
          </Button>
        )}
      </div>
      <div className={styles.line}>
        <Button kind="quiet" size="small" disabled={place === 0} onClick={() => onMove(-1)}>
          Move up
        </Button>
        <Button kind="quiet" size="small" disabled={isLast} onClick={() => onMove(1)}>
          Move down
        </Button>
        <Button kind="quiet" size="small" onClick={onRemove}>
          Delete task
        </Button>
      </div>
    </div>
  );
}
