import { urlTo } from '#schema/rules/url-to.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';

export const goalOf = (goalId: number) => urlTo(GOAL_URLS.goal, { goalId });
export const tasksOf = (goalId: number) => urlTo(GOAL_URLS.tasks, { goalId });
export const pathOfIfThens = (goalId: number) => urlTo(GOAL_URLS.ifThens, { goalId });
export const pathOfIfThen = (goalId: number, ifThenId: string) =>
  urlTo(GOAL_URLS.ifThen, { goalId, ifThenId });
export const taskOf = (goalId: number, taskId: string) => urlTo(GOAL_URLS.task, { goalId, taskId });
