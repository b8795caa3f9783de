import {
  Assessment,
  AssessmentList,
  CheckIn,
  CheckInList,
  GrowthProfile,
  InterventionList,
  JourneyAnalysis,
  MindsetQuestionList,
  MindsetResponse,
  MindsetResponseList,
  NewAssessment,
  NewCheckIn,
  NewMindsetResponse,
} from '#schema/contracts/mindset.ts';
import { get, post } from './route.ts';

const NOT_ASSESSED = { 404: 'The assessment has not been taken yet.' };

const SCORES = {
  overallScore: 3.2,
  challengesScore: 3,
  obstaclesScore: 3.5,
  effortScore: 2.75,
  criticismScore: 4,
  successScore: 2.75,
};

export const mindsetApi = [
  get('/api/mindset/questions', 'The questions of the assessment', { reply: { MindsetQuestionList } }),
  get('/api/mindset/responses', 'Answers given since the last assessment', {
    reply: { MindsetResponseList },
  }),
  post('/api/mindset/responses', 'Answer a question, or answer it anew', {
    body: { NewMindsetResponse },
    example: { questionId: 1, score: 4 },
    status: 201,
    reply: { MindsetResponse },
    repeatable: true,
  }),
  get('/api/mindset/assessments', 'Your assessments, newest first', { reply: { AssessmentList } }),
  post('/api/mindset/assessments', 'Save an assessment', {
    body: { NewAssessment },
    example: SCORES,
    status: 201,
    reply: { Assessment },
    fails: { 409: 'This assessment was saved a moment ago.' },
  }),
  get('/api/mindset/assessments/latest', 'The latest of them', {
    reply: { Assessment },
    fails: NOT_ASSESSED,
  }),
  get('/api/profile', 'Your growth profile', { reply: { GrowthProfile }, fails: NOT_ASSESSED }),
  get('/api/profile/interventions', 'Strategies that fit it', {
    reply: { InterventionList },
    fails: NOT_ASSESSED,
  }),
  get('/api/profile/journey-analysis', 'What has changed since you began', { reply: { JourneyAnalysis } }),
  get('/api/profile/check-ins', 'Your check-ins, newest first', { reply: { CheckInList } }),
  post('/api/profile/check-ins', 'Save a check-in of eight answers', {
    body: { NewCheckIn },
    example: { answers: [4, 4, 3, 3, 2, 2, 4, 4] },
    status: 201,
    reply: { CheckIn },
  }),
];
