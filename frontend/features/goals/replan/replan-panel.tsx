import { type Ref, useEffect, useRef, useState } from 'react';
import { formatDate } from '#frontend/features/goals/list/goal-dates.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { ChoiceChips } from '#frontend/ui/controls/choice-chips.tsx';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';
import { proposalsFor } from '#schema/rules/goals/replan.ts';
import { REPLAN_NAMES, replanReason } from '#schema/rules/goals/replan-words.ts';
import { patchOf, planDiff, type StepChange } from './plan-diff.rules.ts';
import styles from './replan.module.css';
import type { ReplanCause } from './replan.tsx';

type Props = {
  goal: Goal;
  today: CalendarDate;
  cause: ReplanCause;
  onTake: (patch: GoalPatch) => void;
  onLeave: () => void;
};

const OPENING: Record<ReplanCause, string> = {
  asked: 'A plan is a guess, made before you knew more. Here are ways to go on from today.',
  away: 'Good that you are here. What you’ve reached still counts; the rest can start from today.',
};

/** Ways to go on, each with its reason and with what it would change, to be taken or left. */
export function ReplanPanel({ goal, today, cause, onTake, onLeave }: Props) {
  const proposals = proposalsFor(goal, today);
  const [kind, setKind] = useState(proposals[0]?.kind);
  const opening = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone, so the panel takes the focus.
  useEffect(() => opening.current?.focus(), []);
  const proposal = proposals.find((one) => one.kind === kind) ?? proposals[0];

  if (!proposal) {
    return (
      <div className={styles.panel}>
        <Opening ref={opening}>The dates are fine as they are. Nothing needs to move.</Opening>
        <Leave onLeave={onLeave} />
      </div>
    );
  }
  return (
    <section className={styles.panel} aria-label={`The dates of ${goal.title}`}>
      <Opening ref={opening}>{OPENING[cause]}</Opening>
      <ChoiceChips
        legend="Ways to go on"
        choices={proposals.map((one) => REPLAN_NAMES[one.kind])}
        value={REPLAN_NAMES[proposal.kind]}
        onChoose={(name) => setKind(proposals.find((one) => REPLAN_NAMES[one.kind] === name)?.kind)}
      />
      <p aria-live="polite">{replanReason(proposal)}</p>
      <ol className={styles.diff}>
        {planDiff(goal, proposal).map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan.
          <Line key={at} change={change} />
        ))}
      </ol>
      {proposal.targetDate && goal.targetDate && (
        <p className={styles.end}>
          <span>The goal’s date</span>
          <Dates before={goal.targetDate} after={proposal.targetDate} />
        </p>
      )}
      <div className={styles.choice}>
        <Button size="small" onClick={() => onTake(patchOf(goal, proposal))}>
          Use these dates
        </Button>
        <Leave onLeave={onLeave} />
      </div>
    </section>
  );
}

function Opening({ ref, children }: { ref: Ref<HTMLParagraphElement>; children: string }) {
  return (
    <p ref={ref} tabIndex={-1} className={styles.opening}>
      {children}
    </p>
  );
}

const Leave = ({ onLeave }: { onLeave: () => void }) => (
  <Button kind="quiet" size="small" onClick={onLeave}>
    Leave it as it is
  </Button>
);

const MARKS: Record<StepChange['how'], string> = {
  new: 'New',
  moved: '',
  same: '',
  'left-out': 'For later',
};

function Line({ change }: { change: StepChange }) {
  const { title, before, after, how, tasks } = change;
  return (
    <li data-how={how}>
      <span className={styles.step}>
        {MARKS[how] && <span className={styles.mark}>{MARKS[how]}</span>}
        {how === 'left-out' ? <s>{title}</s> : <span>{title}</span>}
      </span>
      <Dates {...{ before, after }} />
      {tasks && (
        <ul className={styles.tasks}>
          {tasks.map((task, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same.
            <li key={at}>{task}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A day before and after, told apart by words as well as by a line through it. */
function Dates({
  before,
  after,
}: {
  before?: CalendarDate | undefined;
  after?: CalendarDate | undefined;
}) {
  if (before === after && after) return <span className={styles.dates}>{formatDate(after)}</span>;
  return (
    <span className={styles.dates}>
      {before && (
        <del>
          <span className="visually-hidden">before: </span>
          {formatDate(before)}
        </del>
      )}
      {after && (
        <>
          {before && <span aria-hidden="true"> → </span>}
          <ins>
            <span className="visually-hidden"> from now: </span>
            {formatDate(after)}
          </ins>
        </>
      )}
    </span>
  );
}
