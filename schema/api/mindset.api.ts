import {
  Assessment,
  AssessmentList,
  AssessmentParams,
  CheckIn,
  CheckInList,
  GrowthProfile,
  InterventionList,
  JourneyAnalysis,
  MindsetQuestionList,
  MindsetResponse,
  MindsetResponseList,
  NewAssessment,
  NewBeliefAnswers,
  NewCheckIn,
  NewMindsetResponse,
} from '#schema/contracts/mindset.ts';
import { MINDSET_URLS } from '#schema/urls/mindset.urls.ts';
import { PROFILE_URLS } from '#schema/urls/profile.urls.ts';
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
  get(MINDSET_URLS.questions, 'The questions of the assessment', {
    reply: { MindsetQuestionList },
  }),
  get(MINDSET_URLS.responses, 'Answers given since the last assessment', {
    reply: { MindsetResponseList },
  }),
  post(MINDSET_URLS.responses, 'Answer a question, or answer it anew', {
    body: { NewMindsetResponse },
    example: { questionId: 1, score: 4 },
    status: 201,
    reply: { MindsetResponse },
    repeatable: true,
  }),
  get(MINDSET_URLS.assessments, 'Your assessments, newest first', { reply: { AssessmentList } }),
  post(MINDSET_URLS.assessments, 'Save an assessment', {
    body: { NewAssessment },
    example: SCORES,
    status: 201,
    reply: { Assessment },
    fails: { 409: 'This assessment was saved a moment ago.' },
  }),
  get(MINDSET_URLS.latestAssessment, 'The latest of them', {
    reply: { Assessment },
    fails: NOT_ASSESSED,
  }),
  post(MINDSET_URLS.beliefAnswers, 'Answer the three statements about the belief itself', {
    params: AssessmentParams,
    body: { NewBeliefAnswers },
    example: { answers: [5, 4, 5] },
    reply: { Assessment },
    fails: { 404: 'It does not exist, or is not yours.' },
    repeatable: true,
  }),
  get(PROFILE_URLS.profile, 'Your growth profile', {
    reply: { GrowthProfile },
    fails: NOT_ASSESSED,
  }),
  get(PROFILE_URLS.interventions, 'Strategies that fit it', {
    reply: { InterventionList },
    fails: NOT_ASSESSED,
  }),
  get(PROFILE_URLS.journeyAnalysis, 'What has changed since you began', {
    reply: { JourneyAnalysis },
  }),
  get(PROFILE_URLS.checkIns, 'Your check-ins, newest first', { reply: { CheckInList } }),
  post(PROFILE_URLS.checkIns, 'Save a check-in of eight answers', {
    body: { NewCheckIn },
    example: { answers: [4, 4, 3, 3, 2, 2, 4, 4] },
    status: 201,
    reply: { CheckIn },
  }),
];
