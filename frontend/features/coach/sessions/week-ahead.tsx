import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useGoals } from '#frontend/api/goals/goals.ts';
import { deliverTaskChange } from '#frontend/api/goals/task-changes.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { todayHere } from '#frontend/lib/today-here.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field, Select } from '#frontend/ui/controls/field.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { MAX_TASKS } from '#schema/rules/limits.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './week-ahead.module.css';
import { dayNamedIn } from './weekday-in.rules.ts';

/** The step of a plan that a new task goes into: the next one, where it has room. */
function stepFor({ milestone, roadmap }: Goal): number | undefined {
  const steps = roadmap.milestones;
  const next = Math.min(milestone + 1, steps.length - 1);
  return steps[next] && steps[next].tasks.length < MAX_TASKS ? next : undefined;
}

const takesTasks = (goal: Goal) => !goal.completed && stepFor(goal) !== undefined;

/** What matters next week, each to be given a place in a plan by who likes. */
export function WeekAhead({ things }: { things: string[] }) {
  const { goals } = useGoals();
  if (!goals) return null;
  const open = goals.filter(takesTasks);
  return (
    <section className={styles.ahead} aria-labelledby="week-ahead">
      <h3 id="week-ahead" className={styles.title}>
        Next week, if you like
      </h3>
      {open.length === 0 ? (
        <p>
          You have no open plan to add these to. <TextLink href={PATHS.goals}>Goals</TextLink>
        </p>
      ) : (
        <ul className={styles.things}>
          {things.map((thing) => (
            <li key={thing}>
              <Thing {...{ thing, open }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One thing: into which goal and for which day, then a press. */
function Thing({ thing, open }: { thing: string; open: Goal[] }) {
  const client = useQueryClient();
  const today = todayHere();
  const [added, setAdded] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const goal = open.find(({ id }) => String(id) === fields.get('goal')) ?? open[0];
    const milestone = goal && stepFor(goal);
    if (!goal || milestone === undefined) return;
    const id = crypto.randomUUID().slice(0, 8);
    const date = String(fields.get('date') ?? '');
    const of = { goalId: goal.id };
    setIsSending(true);
    try {
      await deliverTaskChange(client, {
        kind: 'task-add',
        ...of,
        body: { id, milestone, words: thing },
      });
      if (date)
        await deliverTaskChange(client, { kind: 'task-change', ...of, taskId: id, body: { date } });
      setAdded(goal.title);
    } catch (failure) {
      showToast({
        title: 'Not added',
        description: errorMessage(failure, 'Please try again in a moment.'),
        kind: 'destructive',
      });
    } finally {
      setIsSending(false);
    }
  };

  if (added !== undefined)
    return (
      <p role="status">
        “{thing}” is in “{added}” now.
      </p>
    );
  return (
    <form className={styles.thing} onSubmit={submit} aria-label={thing}>
      <p className={styles.words}>{thing}</p>
      <div className={styles.fields}>
        {open.length > 1 && (
          <Select label="Goal" name="goal">
            {open.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
        <Field
          label="Day"
          name="date"
          type="date"
          min={today}
          defaultValue={dayNamedIn(thing, today) ?? ''}
        />
        <Button type="submit" kind="outline" size="small" pending={isSending}>
          Add as a task<span className="visually-hidden">: {thing}</span>
        </Button>
      </div>
    </form>
  );
}
