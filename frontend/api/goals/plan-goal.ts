import { ApiError, request } from '#frontend/lib/request.ts';
import { REQUEST_TIMEOUT_MS } from '#frontend/outbox/outbox.rules.ts';
import type { NewGoal, RoadmapReply, RoadmapRequest } from '#schema/contracts/goals.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';

const NO_PLAN = 'Failed to generate goal roadmap. Please try again.';
export const NOT_PLANNED = 'Eden made no plan for this and said why.';
const NOT_UNDERSTOOD =
  'Eden could not make a plan for this yet. Word it another way, or save it without a plan for now.';

/**
 * The step of creating a goal that makes its roadmap, for one that waited without. @throws ApiError
 * with `NOT_PLANNED` where Eden answers with words of care instead, and one that says what to do
 * where she has to ask: no goal loses its plan in silence.
 */
export async function planGoal(newGoal: NewGoal): Promise<NewGoal> {
  const { clarificationResponses: responses, saidSafe, ...goal } = newGoal;
  const { roadmap, safetyNotice } = await requestRoadmap({ goal, responses, saidSafe });
  if (safetyNotice && !saidSafe) throw new ApiError(409, NOT_PLANNED);
  if (!safetyNotice && roadmap.milestones.length === 0) throw new ApiError(409, NOT_UNDERSTOOD);
  return { ...newGoal, roadmap };
}

/** Asks Eden for a plan, and for what she would like to know. @throws ApiError, or a timeout */
export async function requestRoadmap(asked: RoadmapRequest): Promise<RoadmapReply> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    return await request<RoadmapReply>('POST', GOAL_URLS.roadmap, asked, signal);
  } catch (thrown) {
    if (isUnanswered(thrown)) throw thrown;
    const { status, issues } = thrown as ApiError;
    // People read the sentence; the cause says what failed, in the documented words.
    const cause = new Error('Failed to generate roadmap', { cause: thrown });
    throw new ApiError(status, NO_PLAN, issues, undefined, { cause });
  }
}

/** Whether the outbox will try again by itself: no answer came, or the session is over. */
export const isUnanswered = (thrown: unknown): boolean =>
  !(thrown instanceof ApiError) || thrown.status === 0 || thrown.status === 401;
