import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import {
  describeDate,
  formatDate,
  localToday,
} from '#frontend/features/goals/list/goal-dates.rules.ts';
import { Checkbox } from '#frontend/ui/controls/checkbox.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { isGoalDue, nextDayOf } from './due.rules.ts';
import styles from './goal-line.module.css';
import { useIsWide } from './use-is-wide.ts';

type Props = {
  goal: Goal;
  href: string;
  isOpen: boolean;
  /** Whether it is the one beside the list, where the screen is wide enough for that. */
  isSelected: boolean;
  isSaving: boolean;
  onComplete: (completed: boolean) => void;
};

/** One line of the list: to tick, to open, and how far it is. */
export function GoalLine({ goal, href, isOpen, isSelected, isSaving, onComplete }: Props) {
  const { id, title, completed } = goal;
  const titleId = `goal-row-${id}`;
  const isWide = useIsWide();
  const isBeside = isSelected && isWide;
  return (
    <div
      // Beside the list the card is the article; of other goals this line is all there is.
      {...(!isBeside && { role: 'article', 'aria-labelledby': titleId })}
      className={styles.row}
      data-row=""
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-resting={Boolean(goal.pausedAt || goal.archivedAt) || undefined}
    >
      <span className={styles.tick}>
        <Checkbox
          label={completed ? `Reopen goal: ${title}` : `Complete goal: ${title}`}
          checked={completed}
          disabled={isSaving}
          onChange={(event) => onComplete(event.target.checked)}
        />
      </span>
      <div className={styles.words}>
        <h3 id={titleId} role={isBeside ? 'presentation' : undefined} className={styles.title}>
          <Link
            href={href}
            transition
            className={styles.link}
            aria-keyshortcuts="ArrowUp ArrowDown"
            onKeyDown={moveAlong}
            aria-current={isBeside ? 'true' : undefined}
          >
            {completed ? <s>{title}</s> : title}
          </Link>
        </h3>
        <Facts goal={goal} />
      </div>
    </div>
  );
}

/** Up and down go to the line before and after, past the card that may stand between them. */
function moveAlong(event: KeyboardEvent<HTMLAnchorElement>) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const links = [...document.querySelectorAll<HTMLElement>('[data-row] a')];
  const shown = links.filter((link) => link.checkVisibility());
  shown[shown.indexOf(event.currentTarget) + by]?.focus();
}

/** How far a goal is and what its next day is, in as few words as it takes. */
function Facts({ goal }: { goal: Goal }) {
  const { roadmap, milestone, completed, pausedAt, archivedAt } = goal;
  const steps = roadmap.milestones.length;
  const today = localToday();
  const day = nextDayOf(goal);
  const rest = archivedAt ? 'Archived' : pausedAt ? 'Paused' : undefined;
  const isAsking = day && !completed && !rest;
  return (
    <span className={styles.facts}>
      {steps > 0 && !completed && (
        <span className={styles.steps}>
          <span aria-hidden="true">
            {milestone + 1}/{steps}
          </span>
          <span className="visually-hidden">
            Step {Math.min(milestone + 2, steps)} of {steps}
          </span>
        </span>
      )}
      {rest && <span className={styles.mark}>{rest}</span>}
      {isAsking && (
        <time
          dateTime={day}
          title={formatDate(day)}
          className={styles.day}
          data-due={isGoalDue(goal, today) || undefined}
        >
          {day < today ? 'due' : describeDate(day, today)}
        </time>
      )}
    </span>
  );
}
