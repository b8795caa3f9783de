import { Hono } from 'hono';
import type { AppEnv } from '#worker/http/app-env.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { progressRoutes } from './progress/progress.routes.ts';
import { suggestionRoutes } from './suggestions/suggestions.routes.ts';

export const learningRoutes = new Hono<AppEnv>()
  .route('/', catalogueRoutes)
  .route('/', progressRoutes)
  .route('/', suggestionRoutes);
