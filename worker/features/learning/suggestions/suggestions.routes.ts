import { Hono } from 'hono';
import {
  MicroContent,
  MicroContentDone,
  MicroContentList,
  MicroContentParams,
  Recommendation,
  RecommendationAnswer,
  RecommendationList,
  RecommendationParams,
} from '#schema/contracts/learning.ts';
import {
  ReviewAnswer,
  ReviewParams,
  ReviewQueue,
  ReviewResult,
} from '#schema/contracts/learning-reviews.ts';
import { LEARNING_URLS } from '#schema/urls/learning.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { finishMicroContent, microContent } from './micro-content.service.ts';
import { answerRecommendation, recommendations } from './recommendations.service.ts';
import { answerReview, reviewQueue } from './reviews.service.ts';

/** Routes for what the app suggests: paths, small tasks, questions to recall. */
export const suggestionRoutes = new Hono<AppEnv>()
  .get(LEARNING_URLS.recommendations, requireUser, async (c) =>
    send(c, RecommendationList, await recommendations(c.var.user)),
  )
  .patch(LEARNING_URLS.recommendation, requireUser, async (c) => {
    const { recommendationId } = params(c, RecommendationParams);
    const sent = await body(c, RecommendationAnswer);
    return send(c, Recommendation, await answerRecommendation(c.var.user, recommendationId, sent));
  })
  .get(LEARNING_URLS.microContent, requireUser, async (c) =>
    send(c, MicroContentList, await microContent(c.var.user)),
  )
  .patch(LEARNING_URLS.completeMicroContent, requireUser, async (c) => {
    const { microContentId } = params(c, MicroContentParams);
    const sent = await body(c, MicroContentDone);
    return send(c, MicroContent, await finishMicroContent(c.var.user, microContentId, sent));
  })
  .get(LEARNING_URLS.reviews, requireUser, async (c) =>
    send(c, ReviewQueue, await reviewQueue(c.var.user)),
  )
  .post(LEARNING_URLS.review, requireUser, async (c) => {
    const { reviewId } = params(c, ReviewParams);
    return send(
      c,
      ReviewResult,
      await answerReview(c.var.user, reviewId, await body(c, ReviewAnswer)),
    );
  });
