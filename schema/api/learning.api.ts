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
import { get, patch, post, remove } from './route.ts';

const CLOSED = { 403: 'Your plan does not include this path.' };
const path = { params: PathParams, ids: 'content' } as const;
const module = { params: ModuleParams, ids: 'content' } as const;
const unit = { params: UnitParams, ids: 'content' } as const;

export const learningApi = [
  get('/api/learning-paths', 'All paths', { reply: { LearningPathList } }),
  get('/api/learning-paths/:pathId', 'A path', { ...path, reply: { LearningPath } }),
  get('/api/learning-paths/:pathId/outline', 'A path with its modules, units and your progress', {
    ...path,
    reply: { PathOutline },
  }),
  get('/api/learning-paths/:pathId/modules', 'The modules of a path', {
    ...path,
    reply: { LearningModuleList },
  }),
  get('/api/learning-modules/:moduleId', 'A module', { ...module, reply: { LearningModule } }),
  get('/api/learning-modules/:moduleId/units', 'The units of a module', {
    ...module,
    reply: { UnitSummaryList },
  }),
  get('/api/learning-units/:unitId', 'What a unit teaches', {
    ...unit,
    reply: { LearningUnit },
    fails: CLOSED,
  }),
  get('/api/learning/next', 'Where to go on', { reply: { NextUp } }),
  get('/api/learning/search', 'Units by their words', { query: UnitSearch, reply: { UnitMatchList } }),

  get('/api/user/enrollments', 'Paths you are enrolled in, newest first', { reply: { EnrollmentList } }),
  post('/api/learning-paths/:pathId/enroll', 'Enrol in a path', {
    ...path,
    status: 201,
    reply: { Enrollment },
    repeatable: true,
    fails: CLOSED,
  }),
  remove('/api/learning-paths/:pathId/enroll', 'Leave a path; what you did in it stays', path),
  get('/api/user/progress', 'Your record of units, last opened first', {
    query: ProgressPage,
    reply: { UserProgressList },
  }),
  post('/api/learning-units/:unitId/progress', 'Open a unit, or record what you did in it', {
    ...unit,
    body: { NewProgress },
    example: { secondsSpent: 60 },
    status: 201,
    reply: { UserProgress },
    fails: CLOSED,
  }),
  patch('/api/user-progress/:progressId', 'Change such a record', {
    params: ProgressParams,
    body: { ProgressPatch },
    example: { completed: true },
    reply: { UserProgress },
    fails: CLOSED,
  }),
  get('/api/learning/analytics', 'How your learning goes', { reply: { LearningAnalytics } }),
];
