import { Hono } from 'hono';
import {
  LearningModule,
  LearningModuleList,
  LearningPath,
  LearningPathList,
  LearningUnit,
  ModuleParams,
  NextUp,
  PathOutline,
  PathParams,
  UnitMatchList,
  UnitParams,
  UnitSearch,
  UnitSummaryList,
} from '#schema/contracts/learning.ts';
import { LEARNING_URLS } from '#schema/urls/learning.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { params, query } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import {
  learningModule,
  learningPath,
  listLearningPaths,
  modulesOfPath,
  pathOutline,
  unitsOfModule,
} from './paths.service.ts';
import { learningUnit, nextUp, searchUnits } from './units.service.ts';

export const catalogueRoutes = new Hono<AppEnv>()
  .get(LEARNING_URLS.paths, requireUser, async (c) =>
    send(c, LearningPathList, await listLearningPaths(c.var.user)),
  )
  .get(LEARNING_URLS.path, requireUser, async (c) =>
    send(c, LearningPath, await learningPath(c.var.user, params(c, PathParams).pathId)),
  )
  .get(LEARNING_URLS.outline, requireUser, async (c) =>
    send(c, PathOutline, await pathOutline(c.var.user, params(c, PathParams).pathId)),
  )
  .get(LEARNING_URLS.modules, requireUser, async (c) =>
    send(c, LearningModuleList, await modulesOfPath(c.var.user, params(c, PathParams).pathId)),
  )
  .get(LEARNING_URLS.module, requireUser, async (c) =>
    send(c, LearningModule, await learningModule(c.var.user, params(c, ModuleParams).moduleId)),
  )
  .get(LEARNING_URLS.moduleUnits, requireUser, async (c) =>
    send(c, UnitSummaryList, await unitsOfModule(c.var.user, params(c, ModuleParams).moduleId)),
  )
  .get(LEARNING_URLS.unit, requireUser, async (c) =>
    send(c, LearningUnit, await learningUnit(c.var.user, params(c, UnitParams).unitId)),
  )
  .get(LEARNING_URLS.next, requireUser, async (c) => send(c, NextUp, await nextUp(c.var.user)))
  .get(LEARNING_URLS.search, requireUser, async (c) =>
    send(c, UnitMatchList, await searchUnits(c.var.user, query(c, UnitSearch))),
  );
