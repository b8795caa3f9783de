import { Hono } from 'hono';
import {
  CheckIn,
  CheckInList,
  GrowthProfile,
  InterventionList,
  JourneyAnalysis,
  NewCheckIn,
} from '#schema/contracts/mindset.ts';
import { PROFILE_URLS } from '#schema/urls/profile.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { checkIn, checkIns, journeyAnalysis } from './journey.service.ts';
import { growthProfile, interventions } from './profile.service.ts';

export const profileRoutes = new Hono<AppEnv>()
  .get(PROFILE_URLS.profile, requireUser, async (c) =>
    send(c, GrowthProfile, await growthProfile(c.var.user)),
  )
  .get(PROFILE_URLS.interventions, requireUser, async (c) =>
    send(c, InterventionList, await interventions(c.var.user)),
  )
  .get(PROFILE_URLS.journeyAnalysis, requireUser, async (c) =>
    send(c, JourneyAnalysis, await journeyAnalysis(c.var.user)),
  )
  .get(PROFILE_URLS.checkIns, requireUser, async (c) =>
    send(c, CheckInList, await checkIns(c.var.user)),
  )
  .post(PROFILE_URLS.checkIns, requireUser, async (c) =>
    send(c, CheckIn, await checkIn(c.var.user, await body(c, NewCheckIn)), 201),
  );
