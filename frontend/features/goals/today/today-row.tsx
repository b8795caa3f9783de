import { Suspense, useId, useState } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { Checkbox } from '#frontend/ui/controls/checkbox.tsx';
import { MoreButton } from '#frontend/ui/controls/more-button.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { goalPath } from '#schema/urls/page-paths.ts';
import styles from './today.module.css';
import type { Handled, TodayItem } from './today.rules.ts';

const TodayTools = lazyComponent(() => import('./today-acts.tsx').then((m) => m.TodayTools));

type Props = {
  item: TodayItem;
  today: string;
  how: Handled | undefined;
  /** Of the sprig that grows where it is ticked. */
  leaves: number;
  onHandle: (how: Handled) => void;
  onUndo: (how: Handled) => void;
};

/** One thing to do: ticked by its box, put off by what is behind its button. */
export function TodayRow({ item, today, how, leaves, onHandle, onUndo }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { goalId, goal, words, taskId, date } = item;
  const isDone = how === 'done';
  // Two goals may have a task of the same words.
  const aboutId = useId();
  const boxId = useId();
  return (
    <li className={styles.item} data-handled={how}>
      {taskId ? (
        <Checkbox
          data-tick=""
          id={boxId}
          aria-describedby={aboutId}
          checked={isDone}
          onChange={() => (isDone ? onUndo : onHandle)('done')}
        />
      ) : (
        <span className={styles.leaf} aria-hidden="true" />
      )}
      <div>
        <p>{taskId ? <label htmlFor={boxId}>{words}</label> : `Ready to be reached: ${words}`}</p>
        <p>
          <TextLink href={goalPath(goalId)}>
            <span id={aboutId}>{goal}</span>
          </TextLink>
          {date && (isDone ? ', done' : !how && (date < today ? ', still open' : ', for today'))}
        </p>
        {(how || isOpen) && (
          <Suspense>
            <TodayTools {...{ words, how, leaves, onHandle, onUndo }} />
          </Suspense>
        )}
      </div>
      {taskId && !how && (
        <MoreButton
          label={`Not now: ${words}`}
          describedBy={aboutId}
          {...{ isOpen }}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
    </li>
  );
}
