/** What assessments and check-ins add up to. */
export const PROFILE_URLS = {
  profile: '/api/profile',
  checkIns: '/api/profile/check-ins',
  interventions: '/api/profile/interventions',
  journeyAnalysis: '/api/profile/journey-analysis',
} as const;
