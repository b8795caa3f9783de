import { type SyntheticEvent, useState } from 'react';
import { usePersonDay } from '#frontend/api/person-day.ts';
import { AskMe } from '#frontend/features/goals/ask/ask-me.tsx';
import { smallerVersion } from '#frontend/features/goals/ask/smaller.rules.ts';
import { RhythmChooser } from '#frontend/features/goals/rhythms/rhythm-chooser.tsx';
import { Button } from '#frontend/ui/controls/button.tsx';
import { TASK_MAX } from '#schema/rules/limits.ts';
import styles from './task-list.module.css';
import type { TaskRowProps } from './task-row.tsx';

/** What can be done with a task beside ticking it. */
export function TaskTools({
  goalId,
  id,
  isDone,
  toolsId,
  words,
  place,
  isLast,
  date,
  rhythm,
  onChange,
  onMove,
  onRemove,
  onClose,
}: TaskRowProps & { toolsId: string; onClose: () => void }) {
  const [text, setText] = useState(words);
  const rename = (event: SyntheticEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said && said !== words) onChange({ words: said });
    onClose();
  };
  return (
    <div id={toolsId} className={styles.tools}>
      <form className={styles.line} onSubmit={rename}>
        <textarea
          aria-label="Words of this task"
          className={styles.input}
          rows={1}
          value={text}
          maxLength={TASK_MAX}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            if (event.key === 'Enter') rename(event);
          }}
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
      <RhythmChooser
        rhythm={rhythm?.rhythm}
        today={usePersonDay()}
        onChange={(chosen) => onChange({ rhythm: chosen })}
      />
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
      {!isDone && (
        <AskMe
          goalId={goalId}
          subject={rhythm ? 'rhythm' : 'task'}
          subjectId={id}
          name={words}
          missing={date || rhythm ? undefined : 'Give it a day, and it can ask you then.'}
          onSmaller={() => setText(smallerVersion(words))}
        />
      )}
    </div>
  );
}
