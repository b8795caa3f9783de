import type { FieldErrors } from '#frontend/lib/validate.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Milestone, Roadmap } from '#schema/contracts/roadmaps.ts';
import { MAX_MILESTONES, MAX_TASKS } from '#schema/rules/limits.ts';

/** `key` tells things apart while they are moved, added and removed. */
export type PlanTask = { key: number; text: string };
export type PlanStep = {
  key: number;
  title: string;
  description: string;
  targetDate: CalendarDate;
  tasks: PlanTask[];
};
export type Direction = -1 | 1;

export function planSteps({ milestones }: Roadmap): PlanStep[] {
  let key = 0;
  return milestones.map(({ tasks, ...step }) => ({
    ...step,
    key: key++,
    tasks: tasks.map((text) => ({ key: key++, text })),
  }));
}

/** The plan to send: without the tasks that were left empty. */
export const planMilestones = (steps: readonly PlanStep[]): Milestone[] =>
  steps.map(({ title, description, targetDate, tasks }) => ({
    title: title.trim(),
    description: description.trim(),
    targetDate,
    tasks: tasks.map(({ text }) => text.trim()).filter(Boolean),
  }));

/** Whether somebody has changed the plan since Eden made it. */
export const isEdited = (steps: readonly PlanStep[], roadmap: Roadmap): boolean =>
  JSON.stringify(planMilestones(steps)) !== JSON.stringify(planMilestones(planSteps(roadmap)));

const keysOf = ({ key, tasks }: PlanStep) => [key, ...tasks.map((task) => task.key)];

/** A key that nothing in the plan has. */
const unusedKey = (steps: readonly PlanStep[]) => Math.max(-1, ...steps.flatMap(keysOf)) + 1;

export const changeStep = (
  steps: readonly PlanStep[],
  key: number,
  part: Partial<Omit<PlanStep, 'key'>>,
): PlanStep[] => steps.map((step) => (step.key === key ? { ...step, ...part } : step));

/** Two steps change places. The dates stay where they are, so that they keep their order. */
export function moveStep(steps: readonly PlanStep[], key: number, by: Direction): PlanStep[] {
  const from = steps.findIndex((step) => step.key === key);
  const one = steps[from];
  const other = steps[from + by];
  if (!one || !other) return [...steps];
  return steps.map((step, at) => {
    if (at === from) return { ...other, targetDate: one.targetDate };
    return at === from + by ? { ...one, targetDate: other.targetDate } : step;
  });
}

export const removeStep = (steps: readonly PlanStep[], key: number): PlanStep[] =>
  steps.filter((step) => step.key !== key);

/**
 * Adds an empty step at the end, on the date of the last one; the plan as it is where it is full.
 */
export function addStep(
  steps: readonly PlanStep[],
  otherwise: CalendarDate,
): { steps: PlanStep[]; key: number | undefined } {
  if (steps.length >= MAX_MILESTONES) return { steps: [...steps], key: undefined };
  const key = unusedKey(steps);
  const targetDate = steps.at(-1)?.targetDate ?? otherwise;
  const step = { key, title: '', description: '', targetDate, tasks: [] };
  return { steps: [...steps, step], key };
}

/** Adds an empty task to a step; a full step stays unchanged. */
export function addTaskToStep(
  steps: readonly PlanStep[],
  stepKey: number,
): { steps: PlanStep[]; key: number | undefined } {
  const step = steps.find(({ key }) => key === stepKey);
  if (!step || step.tasks.length >= MAX_TASKS) return { steps: [...steps], key: undefined };
  const key = unusedKey(steps);
  const tasks = [...step.tasks, { key, text: '' }];
  return { steps: changeStep(steps, stepKey, { tasks }), key };
}

/**
 * Moves a task by one place; over the edge of its step it goes into the one above or below, unless
 * that is full.
 */
export function moveTask(steps: readonly PlanStep[], taskKey: number, by: Direction): PlanStep[] {
  const at = steps.findIndex(({ tasks }) => tasks.some(({ key }) => key === taskKey));
  const step = steps[at];
  if (!step) return [...steps];
  const from = step.tasks.findIndex(({ key }) => key === taskKey);
  const task = step.tasks[from] as PlanTask;
  const rest = step.tasks.filter(({ key }) => key !== taskKey);
  if (step.tasks[from + by])
    return changeStep(steps, step.key, { tasks: rest.toSpliced(from + by, 0, task) });
  const neighbour = steps[at + by];
  if (!neighbour || neighbour.tasks.length >= MAX_TASKS) return [...steps];
  const joined = by === 1 ? [task, ...neighbour.tasks] : [...neighbour.tasks, task];
  return changeStep(changeStep(steps, step.key, { tasks: rest }), neighbour.key, { tasks: joined });
}

/** The sentences about one step, at its fields; tasks by their keys. */
export function errorsOfStep(step: PlanStep, at: number, errors: FieldErrors) {
  const path = `roadmap.milestones.${at}`;
  const sent = step.tasks.filter(({ text }) => text.trim() !== '');
  return {
    title: errors[`${path}.title`],
    description: errors[`${path}.description`],
    targetDate: errors[`${path}.targetDate`],
    tasks: new Map(
      sent.flatMap(({ key }, index) => {
        const error = errors[`${path}.tasks.${index}`];
        return error ? [[key, error] as const] : [];
      }),
    ),
  };
}
