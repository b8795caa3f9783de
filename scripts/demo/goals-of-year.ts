import { IMPACT } from '#schema/rules/mindset/growth-figures.ts';
import { planRoadmap } from '#worker/adapters/built-in-coach/planner/plan-goal.ts';
import type { DemoGoal } from './maya-goals.ts';
import type { DemoRow, Year } from './year.ts';

/** Who answers her: Eden as she is without a model. */
export const COACH = 'built-in';

/** A goal of the year, and what it was made from. */
export interface KnownGoal {
  row: DemoRow<'goals'>;
  source: DemoGoal;
}

/** A plan as Eden makes it for these words, and its steps reached about when they were due. */
export function goalOfYear(year: Year, source: DemoGoal, id: number): KnownGoal {
  const { title, description, began, target, completed, replanned = [] } = source;
  const createdAt = year.do(
    {
      day: began,
      type: 'goal_created',
      description: `Set the goal “${title}”`,
      metadata: { goalId: id },
    },
    'goalsCreated',
  );
  const roadmap = planRoadmap({
    title,
    description,
    answers: [],
    today: year.date(began),
    targetDate: year.date(target),
  });
  const { milestones } = roadmap;
  const due = milestones.filter(({ targetDate }) => year.daysSince(targetDate) >= 0).length;
  const reached = completed === undefined ? due : milestones.length;
  let latest = began - 1;
  milestones.slice(0, reached).forEach(({ title: step, targetDate }, index) => {
    // A day or two before or after it was due, one after the other, and none after the goal itself.
    const about = year.daysSince(targetDate) + (((id + index) * 5) % 5) - 2;
    latest = Math.max(Math.min(about, latest), completed ?? 0, 0);
    const isLast = index === milestones.length - 1;
    const timestamp = year.do(
      {
        day: latest,
        hour: 19,
        type: 'milestone_reached',
        description: `Reached “${step}”`,
        metadata: { goalId: id, milestone: index, last: isLast ? 1 : 0 },
      },
      'milestonesReached',
      ...(isLast ? (['goalsWithAllMilestones'] as const) : []),
    );
    year.tell({
      eventType: 'milestone_reached',
      category: 'goals',
      impactScore: IMPACT.milestone_reached,
      timestamp,
      eventData: { description: `Reached “${step}”`, goalId: id },
    });
  });
  for (const day of replanned) {
    year.do(
      {
        day,
        hour: 21,
        type: 'plan_changed',
        description: `Changed the plan of “${title}”`,
        metadata: { goalId: id, afterSetback: 1 },
      },
      'plansChanged',
      'plansChangedAfterSetback',
    );
  }
  let completedAt: string | null = null;
  if (completed !== undefined) {
    const early = completed > target;
    completedAt = year.do(
      {
        day: completed,
        hour: 21,
        type: 'goal_completed',
        description: `Completed the goal “${title}”`,
        metadata: { goalId: id, early: early ? 1 : 0 },
      },
      'goalsCompleted',
      ...(early ? (['goalsCompletedEarly'] as const) : []),
    );
    year.tell({
      eventType: 'goal_completion',
      category: 'goals',
      impactScore: IMPACT.goal_completion,
      timestamp: completedAt,
      eventData: { description: `Completed “${title}”`, goalId: id },
    });
  }
  return {
    source,
    row: {
      id,
      title,
      description,
      completed: completedAt !== null,
      completedAt,
      createdAt,
      targetDate: year.date(target),
      milestone: reached - 1,
      roadmap: { ...roadmap, coach: COACH },
      clarificationResponses: [],
    },
  };
}
