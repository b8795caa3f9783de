import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import { SHORT_STALE_MS } from '#frontend/lib/stale-time.ts';
import type { CoachNote, NewCoachNote } from '#schema/contracts/coach/coach-notes.ts';
import type {
  EdenKnowledge,
  PrivacyPatch,
  PrivacySettings,
  RetentionPreview,
} from '#schema/contracts/privacy.ts';
import type { ChatRetentionDays } from '#schema/contracts/privacy-choices.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { COACH_URLS } from '#schema/urls/coach.urls.ts';
import { PRIVACY_URLS } from '#schema/urls/privacy.urls.ts';
import { forgetEveryConversation } from './coach.ts';
import { dailyMotivationQuery } from './motivation.ts';
import { userQuery } from './user.ts';

/** What the person chose, and whether there is a model at all. */
export const privacyQuery = queryOptions({
  queryKey: [PRIVACY_URLS.settings],
  queryFn: ({ signal }) =>
    request<PrivacySettings>('GET', PRIVACY_URLS.settings, undefined, signal),
});

/** What Eden would be told with a message sent now: asked anew by each who looks. */
export const edenKnowledgeQuery = queryOptions({
  queryKey: [COACH_URLS.knowledge],
  queryFn: ({ signal }) => request<EdenKnowledge>('GET', COACH_URLS.knowledge, undefined, signal),
  staleTime: SHORT_STALE_MS,
});

export const notesQuery = queryOptions({
  queryKey: [COACH_URLS.notes],
  queryFn: ({ signal }) => request<CoachNote[]>('GET', COACH_URLS.notes, undefined, signal),
});

export function useChoosePrivacy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: PrivacyPatch) =>
      request<PrivacySettings>('PATCH', PRIVACY_URLS.settings, patch),
    onSuccess: (settings, patch) => {
      const { incognitoMode, dailyMotivation } = settings;
      client.setQueryData(privacyQuery.queryKey, settings);
      client.setQueryData(
        userQuery.queryKey,
        (user) => user && { ...user, incognitoMode, dailyMotivation },
      );
      if (patch.dailyMotivation !== undefined)
        client.removeQueries({ queryKey: dailyMotivationQuery.queryKey });
      if (patch.chatRetentionDays) forgetEveryConversation(client);
      return client.invalidateQueries({ queryKey: edenKnowledgeQuery.queryKey });
    },
  });
}

/** What a retention of so many days would delete now. */
export function usePreviewRetention() {
  return useMutation({
    mutationFn: (days: ChatRetentionDays) =>
      request<RetentionPreview>('GET', `${PRIVACY_URLS.chatRetention}?days=${days}`),
  });
}

const keepNotes = (client: QueryClient, change: (notes: CoachNote[]) => CoachNote[]) =>
  client.setQueryData(notesQuery.queryKey, (notes) => notes && change(notes));

export function useAddNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: NewCoachNote) => request<CoachNote>('POST', COACH_URLS.notes, note),
    onSuccess: (added) => keepNotes(client, (notes) => [...notes, added]),
  });
}

export function useRewordNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, content }: Pick<CoachNote, 'id' | 'content'>) =>
      request<CoachNote>('PATCH', urlTo(COACH_URLS.note, { noteId: id }), { content }),
    onSuccess: (changed) =>
      keepNotes(client, (notes) => notes.map((note) => (note.id === changed.id ? changed : note))),
  });
}

export function useDeleteNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<void>('DELETE', urlTo(COACH_URLS.note, { noteId: id })),
    onSuccess: (_, id) => keepNotes(client, (notes) => notes.filter((note) => note.id !== id)),
  });
}
