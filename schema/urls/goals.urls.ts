/** Own goals. */
export const GOAL_URLS = {
  goals: '/api/goals',
  summary: '/api/goals/summary',
  roadmap: '/api/goals/roadmap',
  goal: '/api/goals/:goalId',
  tasks: '/api/goals/:goalId/tasks',
  task: '/api/goals/:goalId/tasks/:taskId',
  ifThens: '/api/goals/:goalId/if-thens',
  ifThen: '/api/goals/:goalId/if-thens/:ifThenId',
} as const;
