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
import { IfThenParams, IfThenPatch, NewIfThen } from '#schema/contracts/if-thens.ts';
import { NewTask, TaskParams, TaskPatch } from '#schema/contracts/tasks.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';
import { get, patch, post, remove } from './route.ts';

const TOO_MANY_OPEN = 'The plan holds no more open goals.';

export const goalApi = [
  get(GOAL_URLS.goals, 'Your goals, newest first', { query: GoalPage, reply: { GoalList } }),
  get(GOAL_URLS.summary, 'How many goals you have, and how many are done', {
    reply: { GoalSummary },
  }),
  post(GOAL_URLS.goals, 'Set a goal', {
    body: { NewGoal },
    example: { title: 'Swim across the lake', targetDate: '2099-06-30' },
    status: 201,
    reply: { Goal },
    fails: { 403: TOO_MANY_OPEN },
  }),
  post(GOAL_URLS.roadmap, 'Have Eden draft a plan', {
    body: { RoadmapRequest },
    example: { goal: { title: 'Swim across the lake', targetDate: '2099-06-30' } },
    reply: { RoadmapReply },
    fails: { 429: 'Eden needs a short rest, or the day’s allowance is used up.' },
  }),
  patch(GOAL_URLS.goal, 'Change a goal, move along its plan, or complete it', {
    params: GoalParams,
    body: { GoalPatch },
    example: { completed: true },
    reply: { Goal },
    fails: { 403: TOO_MANY_OPEN, 409: 'The milestone is not next to the one reached.' },
  }),
  remove(GOAL_URLS.goal, 'Delete a goal and its journal', { params: GoalParams }),
  post(GOAL_URLS.tasks, 'Add a task to a milestone', {
    params: GoalParams,
    body: { NewTask },
    example: { milestone: 0, words: 'Ask about the opening hours' },
    status: 201,
    reply: { Goal },
    fails: { 409: 'The milestone holds no more tasks, or the id is taken.' },
  }),
  patch(GOAL_URLS.task, 'Tick, date, rename or move a task, or answer a day of its rhythm', {
    params: TaskParams,
    body: { TaskPatch },
    example: { done: true },
    reply: { Goal },
    fails: { 409: 'The milestone that it was to move to is full, or the task does not repeat.' },
  }),
  remove(GOAL_URLS.task, 'Delete a task', { params: TaskParams }),
  post(GOAL_URLS.ifThens, 'Add an if-then to a goal', {
    params: GoalParams,
    body: { NewIfThen },
    example: { cue: 'time', at: '07:30', when: 'it is half past seven', act: 'I swim' },
    status: 201,
    reply: { Goal },
    fails: { 409: 'The goal holds no more if-thens, or the id is taken.' },
  }),
  patch(GOAL_URLS.ifThen, 'Change an if-then', {
    params: IfThenParams,
    body: { IfThenPatch },
    example: { act: 'I swim two lengths' },
    reply: { Goal },
  }),
  remove(GOAL_URLS.ifThen, 'Delete an if-then', { params: IfThenParams }),
];
