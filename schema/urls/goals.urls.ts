/** Own goals. */
export const GOAL_URLS = {
  goals: '/api/goals',
  summary: '/api/goals/summary',
  roadmap: '/api/goals/roadmap',
  goal: '/api/goals/:goalId',
  tasks: '/api/goals/:goalId/tasks',
  task: '/api/goals/:goalId/tasks/:taskId',
} as const;
