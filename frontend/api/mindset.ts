import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus, request } from '#frontend/lib/request.ts';
import type {
  Assessment,
  MindsetQuestion,
  MindsetResponse,
  NewAssessment,
  NewBeliefAnswers,
  NewMindsetResponse,
} from '#schema/contracts/mindset.ts';
import type { User } from '#schema/contracts/users.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { MINDSET_URLS } from '#schema/urls/mindset.urls.ts';
import { interventionsQuery, journeyQuery, profileQuery } from './profile.ts';
import { checkNewStickers } from './stickers.ts';
import { onboardingStatusQuery, userQuery } from './user.ts';

export const questionsQuery = queryOptions({
  queryKey: [MINDSET_URLS.questions],
  queryFn: ({ signal }) =>
    request<MindsetQuestion[]>('GET', MINDSET_URLS.questions, undefined, signal),
});

/** The answers of the assessment under way. */
export const openResponsesQuery = queryOptions({
  queryKey: [MINDSET_URLS.responses],
  queryFn: ({ signal }) =>
    request<MindsetResponse[]>('GET', MINDSET_URLS.responses, undefined, signal),
});

/** Newest first. */
export const assessmentsQuery = queryOptions({
  queryKey: [MINDSET_URLS.assessments],
  queryFn: ({ signal }) =>
    request<Assessment[]>('GET', MINDSET_URLS.assessments, undefined, signal),
});

export const latestAssessmentQuery = queryOptions({
  queryKey: [MINDSET_URLS.latestAssessment],
  queryFn: ({ signal }) =>
    request<Assessment>('GET', MINDSET_URLS.latestAssessment, undefined, signal),
});

export function useAnswerQuestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: NewMindsetResponse) =>
      request<MindsetResponse>('POST', MINDSET_URLS.responses, answer),
    onSuccess: (kept) =>
      client.setQueryData(openResponsesQuery.queryKey, (open = []) => [
        ...open.filter(({ questionId }) => questionId !== kept.questionId),
        kept,
      ]),
  });
}

/** The answers are closed, and everything that is read from assessments is read anew. */
function closeAnswers(client: QueryClient) {
  client.setQueryData(openResponsesQuery.queryKey, []);
  // Known already, and the gate asks in the same moment: nobody is welcomed a second time.
  client.setQueryData(onboardingStatusQuery.queryKey, { needsOnboarding: false });
  client.setQueryData(
    userQuery.queryKey,
    (user: User | null | undefined) => user && { ...user, hasCompletedInitialQuiz: true },
  );
  for (const query of [
    openResponsesQuery,
    assessmentsQuery,
    latestAssessmentQuery,
    onboardingStatusQuery,
    userQuery,
    profileQuery,
    interventionsQuery,
    journeyQuery,
  ]) {
    client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

export function useSaveAssessment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (assessment: NewAssessment) =>
      request<Assessment>('POST', MINDSET_URLS.assessments, assessment),
    onSuccess: (saved) => {
      client.setQueryData(latestAssessmentQuery.queryKey, saved);
      closeAnswers(client);
      checkNewStickers(client);
    },
    onError: (error) => {
      // Another tab has saved these answers: what it saved is the latest now.
      if (hasStatus(error, 409)) closeAnswers(client);
    },
  });
}

/** Keeps the answers about the belief itself beside an assessment. */
export function useAnswerBelief(assessmentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answers: NewBeliefAnswers) =>
      request<Assessment>('POST', urlTo(MINDSET_URLS.beliefAnswers, { assessmentId }), answers),
    onSuccess: (kept) => {
      client.setQueryData(latestAssessmentQuery.queryKey, kept);
      client.setQueryData(assessmentsQuery.queryKey, (all) =>
        all?.map((one) => (one.id === kept.id ? kept : one)),
      );
    },
  });
}
