import {
  Goal,
  GoalList,
  GoalPage,
  GoalParams,
  GoalPatch,
  GoalSummary,
  NewGoal,
  RoadmapReply,
  RoadmapRequest,
} from '#schema/contracts/goals.ts';
import { get, patch, post, remove } from './route.ts';

const TOO_MANY_OPEN = 'The plan holds no more open goals.';

export const goalApi = [
  get('/api/goals', 'Your goals, newest first', { query: GoalPage, reply: { GoalList } }),
  get('/api/goals/summary', 'How many goals you have, and how many are done', { reply: { GoalSummary } }),
  post('/api/goals', 'Set a goal', {
    body: { NewGoal },
    example: { title: 'Swim across the lake', targetDate: '2099-06-30' },
    status: 201,
    reply: { Goal },
    fails: { 403: TOO_MANY_OPEN },
  }),
  post('/api/goals/roadmap', 'Have Eden draft a plan', {
    body: { RoadmapRequest },
    example: { goal: { title: 'Swim across the lake', targetDate: '2099-06-30' } },
    reply: { RoadmapReply },
    fails: { 429: 'Eden needs a short rest, or the day’s allowance is used up.' },
  }),
  patch('/api/goals/:goalId', 'Change a goal, move along its plan, or complete it', {
    params: GoalParams,
    body: { GoalPatch },
    example: { completed: true },
    reply: { Goal },
    fails: { 403: TOO_MANY_OPEN, 409: 'The milestone is not next to the one reached.' },
  }),
  remove('/api/goals/:goalId', 'Delete a goal and its journal', { params: GoalParams }),
];
