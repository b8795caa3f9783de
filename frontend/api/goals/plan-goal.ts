import { ApiError, request } from '#frontend/lib/request.ts';
import { REQUEST_TIMEOUT_MS } from '#frontend/outbox/outbox.rules.ts';
import type { NewGoal, RoadmapReply, RoadmapRequest } from '#schema/contracts/goals.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';

const NO_PLAN = 'Failed to generate goal roadmap. Please try again.';
export const NOT_PLANNED = 'Eden made no plan for this and said why.';

/**
 * The step of creating a goal that makes its roadmap, for one that brings none. @throws ApiError
 * with `NOT_PLANNED` where Eden answers with words of care instead: they stand on the page, and the
 * goal waits in its form.
 */
export async function planGoal(newGoal: NewGoal): Promise<NewGoal> {
  const { clarificationResponses: responses, saidSafe, ...goal } = newGoal;
  const asked: RoadmapRequest = { goal, responses, saidSafe };
  const { roadmap, safetyNotice } = await askForRoadmap(asked);
  if (safetyNotice && !saidSafe) throw new ApiError(409, NOT_PLANNED);
  return { ...newGoal, roadmap };
}

async function askForRoadmap(asked: RoadmapRequest): Promise<RoadmapReply> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    return await request<RoadmapReply>('POST', GOAL_URLS.roadmap, asked, signal);
  } catch (thrown) {
    const isAnswer = thrown instanceof ApiError && thrown.status > 0 && thrown.status !== 401;
    if (!isAnswer) throw thrown;
    // People read the sentence; the cause says what failed, in the documented words.
    const cause = new Error('Failed to generate roadmap', { cause: thrown });
    throw new ApiError(thrown.status, NO_PLAN, thrown.issues, undefined, { cause });
  }
}
