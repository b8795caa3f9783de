/** Assessments. */
export const MINDSET_URLS = {
  questions: '/api/mindset/questions',
  responses: '/api/mindset/responses',
  assessments: '/api/mindset/assessments',
  latestAssessment: '/api/mindset/assessments/latest',
  beliefAnswers: '/api/mindset/assessments/:assessmentId/belief',
} as const;
