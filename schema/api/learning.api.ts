import {
  Enrollment,
  EnrollmentList,
  LearningAnalytics,
  LearningModule,
  LearningModuleList,
  LearningPath,
  LearningPathList,
  LearningUnit,
  ModuleParams,
  NewProgress,
  NextUp,
  PathOutline,
  PathParams,
  ProgressPage,
  ProgressParams,
  ProgressPatch,
  UnitMatchList,
  UnitParams,
  UnitSearch,
  UnitSummaryList,
  UserProgress,
  UserProgressList,
} from '#schema/contracts/learning.ts';
import { LEARNING_URLS } from '#schema/urls/learning.urls.ts';
import { get, patch, post, remove } from './route.ts';

const CLOSED = { 403: 'Your plan does not include this path.' };
const path = { params: PathParams, ids: 'content' } as const;
const module = { params: ModuleParams, ids: 'content' } as const;
const unit = { params: UnitParams, ids: 'content' } as const;

export const learningApi = [
  get(LEARNING_URLS.paths, 'All paths', { reply: { LearningPathList } }),
  get(LEARNING_URLS.path, 'A path', { ...path, reply: { LearningPath } }),
  get(LEARNING_URLS.outline, 'A path with its modules, units and your progress', {
    ...path,
    reply: { PathOutline },
  }),
  get(LEARNING_URLS.modules, 'The modules of a path', {
    ...path,
    reply: { LearningModuleList },
  }),
  get(LEARNING_URLS.module, 'A module', { ...module, reply: { LearningModule } }),
  get(LEARNING_URLS.moduleUnits, 'The units of a module', {
    ...module,
    reply: { UnitSummaryList },
  }),
  get(LEARNING_URLS.unit, 'What a unit teaches', {
    ...unit,
    reply: { LearningUnit },
    fails: CLOSED,
  }),
  get(LEARNING_URLS.next, 'Where to go on', { reply: { NextUp } }),
  get(LEARNING_URLS.search, 'Units by their words', {
    query: UnitSearch,
    reply: { UnitMatchList },
  }),

  get(LEARNING_URLS.enrollments, 'Paths you are enrolled in, newest first', {
    reply: { EnrollmentList },
  }),
  post(LEARNING_URLS.enroll, 'Enrol in a path', {
    ...path,
    status: 201,
    reply: { Enrollment },
    repeatable: true,
    fails: CLOSED,
  }),
  remove(LEARNING_URLS.enroll, 'Leave a path; what you did in it stays', path),
  get(LEARNING_URLS.progress, 'Your record of units, last opened first', {
    query: ProgressPage,
    reply: { UserProgressList },
  }),
  post(LEARNING_URLS.unitProgress, 'Open a unit, or record what you did in it', {
    ...unit,
    body: { NewProgress },
    example: { secondsSpent: 60 },
    status: 201,
    reply: { UserProgress },
    fails: CLOSED,
  }),
  patch(LEARNING_URLS.progressRecord, 'Change such a record', {
    params: ProgressParams,
    body: { ProgressPatch },
    example: { completed: true },
    reply: { UserProgress },
    fails: CLOSED,
  }),
  get(LEARNING_URLS.analytics, 'How your learning goes', { reply: { LearningAnalytics } }),
];
