import {
  MicroContent,
  MicroContentDone,
  MicroContentList,
  MicroContentParams,
  Recommendation,
  RecommendationAnswer,
  RecommendationList,
  RecommendationParams,
  ReviewAnswer,
  ReviewParams,
  ReviewQueue,
  ReviewResult,
} from '#schema/contracts/learning.ts';
import { DailyMotivation } from '#schema/contracts/motivation.ts';
import { get, patch, post } from './route.ts';

/** What the app brings up by itself. */
export const suggestionApi = [
  post('/api/motivation/daily', 'The day’s word, chosen at the first asking', {
    reply: { DailyMotivation },
    repeatable: true,
  }),
  get('/api/learning/recommendations', 'Paths to take, highest priority first', {
    reply: { RecommendationList },
  }),
  patch('/api/learning/recommendations/:recommendationId', 'Take one up, or put it away', {
    params: RecommendationParams,
    body: { RecommendationAnswer },
    example: { accepted: false },
    reply: { Recommendation },
    fails: { 403: 'Your plan does not include this path.' },
  }),
  get('/api/learning/micro-content', 'Small things to do', { reply: { MicroContentList } }),
  patch('/api/learning/micro-content/:microContentId/complete', 'Tick one off', {
    params: MicroContentParams,
    body: { MicroContentDone },
    example: { engagementScore: 0.8 },
    reply: { MicroContent },
  }),
  get('/api/learning/reviews', 'Questions to answer from memory', { reply: { ReviewQueue } }),
  post('/api/learning/reviews/:reviewId', 'Say how well it was remembered', {
    params: ReviewParams,
    body: { ReviewAnswer },
    example: { recall: 'remembered' },
    reply: { ReviewResult },
    fails: { 409: 'This question is not due.' },
  }),
];
