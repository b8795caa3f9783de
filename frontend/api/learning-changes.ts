import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type {
  MicroContentDone,
  NewProgress,
  Recommendation,
  RecommendationAnswer,
  UserProgress,
} from '#schema/contracts/learning.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { LEARNING_URLS } from '#schema/urls/learning.urls.ts';
import {
  analyticsQuery,
  enrollmentsQuery,
  microContentQuery,
  nextUpQuery,
  outlineQuery,
  pathsQuery,
  recommendationsQuery,
  unitQuery,
} from './learning.ts';
import { checkNewStickers } from './stickers.ts';

/**
 * Figures and lists that follow from enrolments and progress; invalidating `pathsQuery` covers the
 * outlines, too.
 */
function refreshOverview(client: QueryClient) {
  const overview = [
    pathsQuery,
    enrollmentsQuery,
    nextUpQuery,
    recommendationsQuery,
    analyticsQuery,
  ];
  return Promise.all(overview.map(({ queryKey }) => client.invalidateQueries({ queryKey }))).then(
    () => undefined,
  );
}

type EnrolmentHandlers = {
  onChanged: (isEnrolled: boolean) => void;
  onRefused: (error: Error, isEnrolled: boolean) => void;
};

/** Enrols or takes the enrolment back; both may be repeated, and progress survives either. */
export function useEnrolment(pathId: number, { onChanged, onRefused }: EnrolmentHandlers) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isEnrolled: boolean) =>
      request<unknown>(isEnrolled ? 'POST' : 'DELETE', urlTo(LEARNING_URLS.enroll, { pathId })),
    onSuccess: (_, isEnrolled) => {
      onChanged(isEnrolled);
      if (isEnrolled) checkNewStickers(client);
      return refreshOverview(client);
    },
    onError: onRefused,
  });
}

const progressOf = (unitId: number) => urlTo(LEARNING_URLS.unitProgress, { unitId });

type UnitOfPath = { unitId: number; pathId: number };

const recordOf = (client: QueryClient, { unitId, pathId }: UnitOfPath) =>
  client.getQueryData(unitQuery(unitId).queryKey)?.progress ??
  client
    .getQueryData(outlineQuery(pathId).queryKey)
    ?.progress.find((record) => record.unitId === unitId) ??
  null;

function putRecord(client: QueryClient, pathId: number, record: UserProgress) {
  client.setQueryData(
    unitQuery(record.unitId).queryKey,
    (unit) => unit && { ...unit, progress: record },
  );
  client.setQueryData(
    outlineQuery(pathId).queryKey,
    (outline) =>
      outline && {
        ...outline,
        progress: [record, ...outline.progress.filter(({ unitId }) => unitId !== record.unitId)],
      },
  );
}

/** One after another, so that the first makes the record that the next one changes. */
const inTurn = { scope: { id: 'learning-progress' } };

/** Notes the visit: the unit opened last is where to go on. */
export function useOpenUnit({ unitId, pathId }: UnitOfPath) {
  const client = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: () => request<UserProgress>('POST', progressOf(unitId), {}),
    onSuccess: (record) => putRecord(client, pathId, record),
  });
}

/** Changes the unit's record where there is one, else creates it. */
export function useSaveProgress(place: UnitOfPath) {
  const client = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: (patch: NewProgress) => {
      const record = recordOf(client, place);
      return record
        ? request<UserProgress>(
            'PATCH',
            urlTo(LEARNING_URLS.progressRecord, { progressId: record.id }),
            patch,
          )
        : request<UserProgress>('POST', progressOf(place.unitId), patch);
    },
    onSuccess: (record, patch) => {
      putRecord(client, place.pathId, record);
      if (patch.completed !== undefined || patch.answers) refreshOverview(client);
      if (patch.completed || patch.notes || patch.written || patch.answers)
        checkNewStickers(client);
    },
  });
}

/** Accepts, which enrols, or puts away; either way it is off the list. */
export function useAnswerRecommendation(handlers: {
  onAccepted: (recommendation: Recommendation) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      recommendation,
      ...answer
    }: { recommendation: Recommendation } & RecommendationAnswer) =>
      request<unknown>(
        'PATCH',
        urlTo(LEARNING_URLS.recommendation, { recommendationId: recommendation.id }),
        answer,
      ),
    onSuccess: async (_, { recommendation, accepted }) => {
      client.setQueryData(recommendationsQuery.queryKey, (all) =>
        all?.filter(({ id }) => id !== recommendation.id),
      );
      if (!accepted) return;
      handlers.onAccepted(recommendation);
      checkNewStickers(client);
      return refreshOverview(client);
    },
  });
}

/**
 * The engagement score that the screens report: doing one at all counts as full effort. Source:
 * specification, section 7.
 */
const DONE: MicroContentDone = { engagementScore: 0.8 };

/** The item stays in its list, as done, until the list is fetched again. */
export function useFinishMicroContent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      request<unknown>(
        'PATCH',
        urlTo(LEARNING_URLS.completeMicroContent, { microContentId: id }),
        DONE,
      ),
    onSuccess: (_, done) => {
      client.setQueryData(microContentQuery.queryKey, (items) =>
        items?.map((item) => (item.id === done ? { ...item, completed: true } : item)),
      );
      client.invalidateQueries({ queryKey: analyticsQuery.queryKey });
      checkNewStickers(client);
    },
  });
}
