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
import { DailyMotivation } from '#schema/contracts/motivation.ts';
import { LEARNING_URLS } from '#schema/urls/learning.urls.ts';
import { MOTIVATION_URLS } from '#schema/urls/motivation.urls.ts';
import { get, patch, post } from './route.ts';

/** What the app brings up by itself. */
export const suggestionApi = [
  post(MOTIVATION_URLS.daily, 'The day’s word, chosen at the first asking', {
    reply: { DailyMotivation },
    repeatable: true,
  }),
  get(LEARNING_URLS.recommendations, 'Paths to take, highest priority first', {
    reply: { RecommendationList },
  }),
  patch(LEARNING_URLS.recommendation, 'Take one up, or put it away', {
    params: RecommendationParams,
    body: { RecommendationAnswer },
    example: { accepted: false },
    reply: { Recommendation },
    fails: { 403: 'Your plan does not include this path.' },
  }),
  get(LEARNING_URLS.microContent, 'Small things to do', { reply: { MicroContentList } }),
  patch(LEARNING_URLS.completeMicroContent, 'Tick one off', {
    params: MicroContentParams,
    body: { MicroContentDone },
    example: { engagementScore: 0.8 },
    reply: { MicroContent },
  }),
  get(LEARNING_URLS.reviews, 'Questions to answer from memory', { reply: { ReviewQueue } }),
  post(LEARNING_URLS.review, 'Say how well it was remembered', {
    params: ReviewParams,
    body: { ReviewAnswer },
    example: { recall: 'remembered' },
    reply: { ReviewResult },
    fails: { 409: 'This question is not due.' },
  }),
];
