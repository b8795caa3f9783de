import { Hono } from 'hono';
import {
  Enrollment,
  EnrollmentList,
  LearningAnalytics,
  NewProgress,
  PathParams,
  ProgressPage,
  ProgressParams,
  ProgressPatch,
  UnitParams,
  UserProgress,
  UserProgressList,
} from '#schema/contracts/learning.ts';
import { LEARNING_URLS } from '#schema/urls/learning.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params, query } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { learningAnalytics } from './analytics.service.ts';
import { enrolInPath, enrollments, leavePath } from './enrollments.service.ts';
import { changeProgress, openUnit, progress } from './progress.service.ts';

export const progressRoutes = new Hono<AppEnv>()
  .get(LEARNING_URLS.enrollments, requireUser, async (c) =>
    send(c, EnrollmentList, await enrollments(c.var.user)),
  )
  .post(LEARNING_URLS.enroll, requireUser, async (c) =>
    send(c, Enrollment, await enrolInPath(c.var.user, params(c, PathParams).pathId), 201),
  )
  .delete(LEARNING_URLS.enroll, requireUser, async (c) => {
    await leavePath(c.var.user, params(c, PathParams).pathId);
    return sendNothing(c);
  })
  .get(LEARNING_URLS.progress, requireUser, async (c) =>
    send(c, UserProgressList, await progress(c.var.user, query(c, ProgressPage))),
  )
  .post(LEARNING_URLS.unitProgress, requireUser, async (c) => {
    const { unitId } = params(c, UnitParams);
    return send(
      c,
      UserProgress,
      await openUnit(c.var.user, unitId, await body(c, NewProgress)),
      201,
    );
  })
  .patch(LEARNING_URLS.progressRecord, requireUser, async (c) => {
    const { progressId } = params(c, ProgressParams);
    return send(
      c,
      UserProgress,
      await changeProgress(c.var.user, progressId, await body(c, ProgressPatch)),
    );
  })
  .get(LEARNING_URLS.analytics, requireUser, async (c) =>
    send(c, LearningAnalytics, await learningAnalytics(c.var.user)),
  );
