import { Hono } from 'hono';
import {
  Goal,
  GoalParams,
  GoalPatch,
  NewGoal,
  RoadmapReply,
  RoadmapRequest,
} from '#schema/contracts/goals.ts';
import { IfThenParams, IfThenPatch, NewIfThen } from '#schema/contracts/if-thens.ts';
import { NewTask, TaskParams, TaskPatch } from '#schema/contracts/tasks.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { changeGoal, createGoal, deleteGoal } from './goals.service.ts';
import { addIfThen, changeIfThen, deleteIfThen } from './if-thens.service.ts';
import { proposeRoadmap } from './propose-roadmap.service.ts';
import { addTask, changeTask, deleteTask } from './tasks.service.ts';

export const goalRoutes = new Hono<AppEnv>()
  .post(GOAL_URLS.goals, requireUser, async (c) =>
    send(c, Goal, await createGoal(c.var.user, await body(c, NewGoal)), 201),
  )
  .post(GOAL_URLS.roadmap, requireUser, async (c) => {
    const request = await body(c, RoadmapRequest);
    return send(
      c,
      RoadmapReply,
      await proposeRoadmap(c.var.user, request, c.req.header('accept-language')),
    );
  })
  .patch(GOAL_URLS.goal, requireUser, async (c) => {
    const { goalId } = params(c, GoalParams);
    return send(c, Goal, await changeGoal(c.var.user, goalId, await body(c, GoalPatch)));
  })
  .delete(GOAL_URLS.goal, requireUser, async (c) => {
    await deleteGoal(c.var.user, params(c, GoalParams).goalId);
    return sendNothing(c);
  })
  .post(GOAL_URLS.tasks, requireUser, async (c) => {
    const { goalId } = params(c, GoalParams);
    return send(c, Goal, await addTask(c.var.user, goalId, await body(c, NewTask)), 201);
  })
  .patch(GOAL_URLS.task, requireUser, async (c) => {
    const { goalId, taskId } = params(c, TaskParams);
    const patch = await body(c, TaskPatch);
    return send(c, Goal, await changeTask(c.var.user, goalId, taskId, patch));
  })
  .delete(GOAL_URLS.task, requireUser, async (c) => {
    const { goalId, taskId } = params(c, TaskParams);
    await deleteTask(c.var.user, goalId, taskId);
    return sendNothing(c);
  })
  .post(GOAL_URLS.ifThens, requireUser, async (c) => {
    const { goalId } = params(c, GoalParams);
    return send(c, Goal, await addIfThen(c.var.user, goalId, await body(c, NewIfThen)), 201);
  })
  .patch(GOAL_URLS.ifThen, requireUser, async (c) => {
    const own = params(c, IfThenParams);
    return send(c, Goal, await changeIfThen(c.var.user, own, await body(c, IfThenPatch)));
  })
  .delete(GOAL_URLS.ifThen, requireUser, async (c) => {
    await deleteIfThen(c.var.user, params(c, IfThenParams));
    return sendNothing(c);
  });
