import { type FieldErrors, validate } from '#frontend/lib/validate.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import { type Goal, GoalPatch } from '#schema/contracts/goals.ts';
import { MAX_TASKS } from '#schema/rules/limits.ts';

/** `key` tells steps apart while they are added and removed; tasks are one text, a line each. */
export type StepDraft = {
  key: number;
  title: string;
  description: string;
  targetDate: string;
  tasks: string;
};
export type GoalEdit = {
  title: string;
  description: string;
  targetDate: string;
  steps: StepDraft[];
};

export function editOf(goal: Goal): GoalEdit {
  return {
    title: goal.title,
    description: goal.description ?? '',
    targetDate: goal.targetDate ?? '',
    steps: goal.roadmap.milestones.map((step, key) => ({
      ...step,
      key,
      tasks: step.tasks.join('\n'),
    })),
  };
}

const taskLines = (tasks: string) =>
  tasks
    .split('\n')
    .map((task) => task.trim())
    .filter(Boolean);

function roadmapOf(goal: Goal, steps: StepDraft[]) {
  const milestones = steps.map(({ title, description, targetDate, tasks }) => ({
    title: title.trim(),
    description,
    targetDate,
    tasks: taskLines(tasks),
  }));
  return { ...goal.roadmap, milestones };
}

const PAST_DATE = 'Date must be today or in the future';

/**
 * What changed, as the server wants it; an empty patch when nothing did. A date that went by may
 * stay as it is: only a new one must be today or later.
 */
export function readEdit(
  goal: Goal,
  edit: GoalEdit,
  today: CalendarDate,
): { value: GoalPatch } | { errors: FieldErrors } {
  const before = editOf(goal);
  const roadmap = roadmapOf(goal, edit.steps);
  const isReplanned =
    JSON.stringify(roadmap.milestones) !== JSON.stringify(roadmapOf(goal, before.steps).milestones);
  const patch: GoalPatch = {
    ...(edit.title.trim() !== goal.title && { title: edit.title }),
    ...(edit.description.trim() !== before.description && { description: edit.description }),
    ...(edit.targetDate !== before.targetDate && { targetDate: edit.targetDate }),
    ...(isReplanned && { roadmap }),
  };
  if (Object.keys(patch).length === 0) return { value: patch };

  const result = validate(GoalPatch, patch);
  const errors: FieldErrors = 'errors' in result ? { ...result.errors } : {};
  if (patch.targetDate !== undefined && patch.targetDate < today) errors.targetDate = PAST_DATE;
  for (const [index, { tasks }] of edit.steps.entries()) {
    if (taskLines(tasks).length > MAX_TASKS)
      errors[`roadmap.milestones.${index}.tasks`] = `At most ${MAX_TASKS} tasks a step`;
  }
  return Object.keys(errors).length > 0 || 'errors' in result ? { errors } : result;
}
