import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Grip } from '#frontend/features/goals/plan/grip.tsx';
import { StepSummary, TaskWords } from '#frontend/features/goals/plan/step-words.tsx';
import { type MoveTo, useDragOrder } from '#frontend/features/goals/plan/use-drag-order.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import type { Milestone } from '#schema/contracts/roadmaps.ts';
import { describeDate, localToday } from './goal-dates.rules.ts';
import styles from './milestone-path.module.css';
import { canToggle, type MilestoneState, milestoneState } from './milestones.rules.ts';

type Props = {
  goal: Pick<Goal, 'completed' | 'milestone' | 'roadmap'>;
  isSaving?: boolean;
  /** Without it the path is there to look at. */
  onToggle?: (index: number) => void;
  /** The tasks of a milestone in another form than words to read; its tools end with them. */
  tasksOf?: (index: number, tools: ReactNode) => ReactNode;
  /** With it the steps that are not reached can be moved, by dragging and by keys. */
  onMove?: MoveTo;
  /** Further tools of a step; `move` moves it up or down by one place. */
  toolsOf?: (index: number, canMove: CanMove, move: (by: -1 | 1) => void) => ReactNode;
};
export type CanMove = { up: boolean; down: boolean };

const STATE_WORDS: Record<MilestoneState, string> = {
  reached: 'Reached',
  next: 'Next',
  later: 'Later',
};

/**
 * The plan as a path. The next step lies open; the others are a tap away, so that the whole never
 * overwhelms.
 */
export function MilestonePath({ goal, isSaving, onToggle, tasksOf, onMove, toolsOf }: Props) {
  const { milestones } = goal.roadmap;
  const [openAll, setOpenAll] = useState(false);
  const path = useRef<HTMLOListElement>(null);
  const hasToggled = useRef(false);
  const { milestone: reached } = goal;

  // The button that was pressed is gone; the focus moves to the step that is next now.
  useEffect(() => {
    if (hasToggled.current && reached >= -1) {
      path.current
        ?.querySelector<HTMLElement>('[aria-current] [data-toggle] button')
        ?.focus({ preventScroll: true });
    }
    hasToggled.current = false;
  }, [reached]);

  // A step that is moved by keys keeps the focus, and a screen reader is told its new place.
  const [moved, setMoved] = useState<{ title: string; to: number }>();
  const refocus = useRef<number>(undefined);
  const moveTo = (from: number, to: number) => {
    const title = milestones[from]?.title ?? '';
    setMoved({ title, to });
    onMove?.(from, to);
  };
  useDragOrder(path, milestones.length, onMove && moveTo);
  useEffect(() => {
    if (refocus.current === undefined) return;
    path.current
      ?.querySelector<HTMLElement>(`:scope > [data-order="${refocus.current}"] > [data-grip]`)
      ?.focus();
    refocus.current = undefined;
  });

  const toggle = (index: number) => {
    if (isSaving) return;
    hasToggled.current = true;
    onToggle?.(index);
  };

  return (
    <div>
      <div className={styles.head}>
        <p>
          {goal.milestone + 1} of {milestones.length} steps reached
        </p>
        <Button
          kind="quiet"
          size="small"
          aria-expanded={openAll}
          onClick={() => setOpenAll(!openAll)}
        >
          {openAll ? 'Show the next step only' : 'Show all steps'}
        </Button>
      </div>
      <ol ref={path} className={styles.path}>
        {milestones.map((milestone, index) => {
          const state =
            goal.completed && index > goal.milestone
              ? 'later'
              : milestoneState(index, goal.milestone);
          const isMovable = onMove !== undefined && index > goal.milestone;
          const canMove = { up: index - 1 > goal.milestone, down: index + 1 < milestones.length };
          const move = (by: -1 | 1) => moveTo(index, index + by);
          const tools = isMovable && toolsOf?.(index, canMove, move);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: its place is its identity.
              key={index}
              className={styles.step}
              data-state={state}
              {...(isMovable && { 'data-order': index, 'data-grips': '' })}
              aria-current={state === 'next' ? 'step' : undefined}
            >
              <Node state={state} />
              {/* Before the words and the tasks of the step that it moves. */}
              {isMovable && (
                <Grip
                  what={`step ${index + 1}: ${milestone.title}`}
                  canMove={canMove}
                  onMove={(by) => {
                    refocus.current = index + by;
                    move(by);
                  }}
                />
              )}
              <Step
                {...{ milestone, state, isOpen: openAll || state === 'next', isOwn: !!tasksOf }}
              >
                {tasksOf ? tasksOf(index, tools) : tools}
              </Step>
              {onToggle && canToggle(index, goal.milestone) && !goal.completed && (
                <div className={styles.toggle} data-toggle="">
                  <Button
                    key={state}
                    kind={state === 'next' ? 'primary' : 'quiet'}
                    size="small"
                    aria-disabled={isSaving || undefined}
                    onClick={() => toggle(index)}
                  >
                    {state === 'next' ? 'Mark as reached' : 'Take back'}
                    <span className="visually-hidden">: {milestone.title}</span>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {onMove && (
        <p role="status" className="visually-hidden">
          {moved && `“${moved.title}” is step ${moved.to + 1} of ${milestones.length} now.`}
        </p>
      )}
    </div>
  );
}

function Step({
  milestone,
  state,
  isOpen,
  isOwn,
  children,
}: {
  milestone: Milestone;
  state: MilestoneState;
  isOpen: boolean;
  /** Its tasks come in another form than words to read. */
  isOwn: boolean;
  children: ReactNode;
}) {
  const { title, description, targetDate, tasks } = milestone;
  return (
    <details className={styles.details} open={isOpen}>
      <StepSummary
        above={STATE_WORDS[state]}
        {...{ title, targetDate, state }}
        distance={state === 'reached' ? undefined : describeDate(targetDate, localToday())}
        className={styles.summary}
      />
      <div className={styles.content}>
        {description && <p>{description}</p>}
        {children}
        {!isOwn && tasks.length > 0 && (
          <TaskWords tasks={tasks.map((text, key) => ({ key, text }))} />
        )}
      </div>
    </details>
  );
}

/**
 * Reached is a leaf with a tick, next an open bud, later a small seed: told apart without colour.
 */
function Node({ state }: { state: MilestoneState }) {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" className={styles.node}>
      {state === 'reached' && (
        <>
          <path className={styles.leaf} d="M4 28C3 12 12 3 29 3c0 17-9 26-25 25z" />
          <path className={styles.tick} d="M10 17c2 1 3 2 4 5 1-5 4-8 8-10" />
        </>
      )}
      {state === 'next' && (
        <>
          <circle className={styles.ring} cx="16" cy="16" r="12.500" />
          <path className={styles.bud} d="M16 24c-5-4-5-10 0-16 5 6 5 12 0 16z" />
        </>
      )}
      {state === 'later' && <circle className={styles.seed} cx="16" cy="16" r="6" />}
    </svg>
  );
}
