import type { Session } from '#schema/contracts/account-life.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import { isIfThen } from '#schema/rules/goals/if-thens.ts';
import { slippedStep } from '#schema/rules/goals/replan.ts';
import { taskIdsOf } from '#schema/rules/goals/tasks.ts';
import { DAY_MS } from '#schema/rules/time.ts';

export interface Welcome {
  /** What was reached before, which holds. */
  holds: string;
  /** Goals with a step whose day has gone by. */
  moved: { goalId: number; title: string; step: string }[];
  /** The one small thing to begin with. */
  small: { goalId: number; words: string } | undefined;
}

const steps = (count: number) => (count === 1 ? 'One step' : `${count} steps`);

/** The first open task of the current step, of whichever goal comes first. */
function smallest(goals: Goal[]): Welcome['small'] {
  for (const goal of goals) {
    const at = goal.milestone + 1;
    const ids = taskIdsOf(goal)[at] ?? [];
    const tasks = goal.roadmap.milestones[at]?.tasks ?? [];
    // What is for some moment to come is nothing to begin with.
    const words = tasks.find(
      (task, place) => !goal.doneTasks?.includes(ids[place] ?? '') && !isIfThen(task),
    );
    if (words) return { goalId: goal.id, words };
  }
  return undefined;
}

const FORTNIGHT_MS = 14 * DAY_MS;

/**
 * Whether somebody was nowhere for two weeks, by where else they are signed in.
 * @param isKnownAway what this device knows; a new one knows nothing, and says false
 */
export function wasAway(
  sessions: readonly Pick<Session, 'isCurrent' | 'lastSeenAt'>[],
  today: CalendarDate,
  isKnownAway: boolean,
): boolean {
  const elsewhere = sessions.filter(({ isCurrent }) => !isCurrent);
  const isRecent = ({ lastSeenAt }: Pick<Session, 'lastSeenAt'>) =>
    Date.parse(today) - Date.parse(lastSeenAt) < FORTNIGHT_MS;
  if (elsewhere.some(isRecent)) return false;
  return isKnownAway || elsewhere.length > 0;
}

/** The content of the card after a long absence: what still holds, what moved, one small step. */
export function welcomeBack(goals: Goal[], today: CalendarDate): Welcome | undefined {
  const open = goals.filter(({ completed }) => !completed);
  if (goals.length === 0) return undefined;
  const reached = goals.reduce((sum, { milestone }) => sum + milestone + 1, 0);
  const completed = goals.length - open.length;
  const kept = [
    reached > 0 && `${steps(reached)} reached`,
    completed > 0 && (completed === 1 ? 'one goal completed' : `${completed} goals completed`),
  ].filter(Boolean);
  const slipped = open.filter((goal) => slippedStep(goal, today));
  return {
    holds:
      kept.length > 0
        ? `${kept.join(', ')}: that stays yours.`
        : 'Your goals are here as you left them.',
    moved: slipped.slice(0, 3).map((goal) => ({
      goalId: goal.id,
      title: goal.title,
      step: slippedStep(goal, today)?.title ?? '',
    })),
    small: smallest([...slipped, ...open]),
  };
}
