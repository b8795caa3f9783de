import { Suspense, useEffect, useRef, useState } from 'react';
import { useTaskChange } from '#frontend/api/goals/task-changes.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import type { IfThen } from '#schema/contracts/if-thens.ts';
import { IF_THENS_MAX } from '#schema/rules/limits.ts';
import { IfThenRow } from './if-then-row.tsx';
import styles from './if-thens.module.css';

const IfThenForm = lazyComponent(() => import('./if-then-form.tsx').then((m) => m.IfThenForm));

/** More are a press away: a card is no rule book. */
const SHOWN = 3;

const sayRefused = (error: Error) =>
  showToast({
    title: 'If-then not changed',
    description: errorMessage(error, 'Please try again in a moment.'),
  });

/** A goal's if-thens: what to do when something happens. Read, changed and added in place. */
export function GoalIfThens({ goal }: { goal: Goal }) {
  const { id: goalId, ifThens = [] } = goal;
  const change = useTaskChange(sayRefused);
  const [showsAll, setShowsAll] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<IfThen>();
  const addButton = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);

  // The form that closes loses the focus; the button that opened it gets it back.
  useEffect(() => {
    if (wasAdding.current && !isAdding) addButton.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);

  const shown = showsAll ? ifThens : ifThens.slice(0, SHOWN);

  const add = (ifThen: Omit<IfThen, 'id' | 'madeBy'>, id = crypto.randomUUID().slice(0, 8)) => {
    change({ kind: 'if-then-add', goalId, body: { id, ...ifThen } });
    setShowsAll(true);
  };
  const remove = (ifThen: IfThen) => {
    setRemoved(ifThen);
    change({ kind: 'if-then-delete', goalId, ifThenId: ifThen.id, body: {} });
  };
  const bringBack = ({ madeBy: _, id, ...ifThen }: IfThen) => {
    setRemoved(undefined);
    add(ifThen, id);
  };

  if (goal.completed && ifThens.length === 0) return null;
  return (
    <section aria-label={`If–then: ${goal.title}`} className={styles.part}>
      <h4 className={styles.heading}>If–then</h4>
      {ifThens.length > 0 && (
        <ul className={styles.list}>
          {shown.map((ifThen) => (
            <IfThenRow
              key={ifThen.id}
              {...{ goalId, ifThen }}
              onChange={(body) =>
                change({ kind: 'if-then-change', goalId, ifThenId: ifThen.id, body })
              }
              onRemove={() => remove(ifThen)}
            />
          ))}
        </ul>
      )}
      {ifThens.length === 0 && !isAdding && (
        <p className={styles.hint}>
          Pick a moment that comes anyway, and decide now what you’ll do then. Plans like that are
          kept more often.
        </p>
      )}
      {removed && (
        <p role="status" className={styles.removed}>
          <span>If–then deleted.</span>
          <Button kind="quiet" size="small" onClick={() => bringBack(removed)}>
            Undo
          </Button>
        </p>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <IfThenForm onSave={add} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
      <div className={styles.actions}>
        {ifThens.length > SHOWN && (
          <Button
            kind="quiet"
            size="small"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show fewer' : `Show all ${ifThens.length}`}
          </Button>
        )}
        {!isAdding && ifThens.length < IF_THENS_MAX && (
          <Button ref={addButton} kind="quiet" size="small" onClick={() => setIsAdding(true)}>
            Add an if–then
          </Button>
        )}
      </div>
    </section>
  );
}
