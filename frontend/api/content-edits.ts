import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type {
  ContentEdit,
  ContentSummary,
  DraftSave,
  SavedDraft,
} from '#schema/contracts/admin/content-edits.ts';
import type { ContentKind } from '#schema/contracts/admin/content-kinds.ts';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { ADMIN_URLS } from '#schema/urls/admin.urls.ts';

/** Other admins write, too: each visit asks anew. */
const fresh = { staleTime: 0 };

export type ContentKey = { kind: ContentKind; id: number };
const segments = ({ kind, id }: ContentKey) => ({ kind, refId: id });
const at = (key: ContentKey) => urlTo(ADMIN_URLS.content, segments(key));

export const contentListQuery = (kind: ContentKind) =>
  queryOptions({
    queryKey: [ADMIN_URLS.contents, kind],
    queryFn: ({ signal }) =>
      request<ContentSummary[]>('GET', `${ADMIN_URLS.contents}?kind=${kind}`, undefined, signal),
    ...fresh,
  });

export const contentEditQuery = (key: ContentKey) =>
  queryOptions({
    queryKey: [at(key)],
    queryFn: ({ signal }) => request<ContentEdit>('GET', at(key), undefined, signal),
    ...fresh,
  });

/** A unit as its draft would have it. */
export const unitPreviewQuery = (unitId: number) =>
  queryOptions({
    queryKey: [urlTo(ADMIN_URLS.unitPreview, { unitId })],
    queryFn: ({ signal }) =>
      request<LearningUnit>('GET', urlTo(ADMIN_URLS.unitPreview, { unitId }), undefined, signal),
    ...fresh,
  });

const keepEdit = (client: QueryClient, edit: ContentEdit) =>
  client.setQueryData(contentEditQuery(edit).queryKey, edit);

export function useSaveDraft(key: ContentKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: DraftSave) =>
      request<SavedDraft>('PATCH', urlTo(ADMIN_URLS.draft, segments(key)), draft),
    onSuccess: ({ edit }) => keepEdit(client, edit),
  });
}

const STEP_URLS = {
  publish: ADMIN_URLS.publish,
  discard: ADMIN_URLS.discard,
  'hand-back': ADMIN_URLS.handBack,
};
export type EditStepName = keyof typeof STEP_URLS;

export function useEditStep(key: ContentKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ step, basedOn }: { step: EditStepName; basedOn: string | null }) =>
      request<ContentEdit>('POST', urlTo(STEP_URLS[step], segments(key)), { basedOn }),
    onSuccess: (edit, { step }) => {
      keepEdit(client, edit);
      // What a learner's pages have in the cache is another text now.
      if (step === 'publish')
        client.invalidateQueries({
          predicate: ({ queryKey }) => /learning|motivation/.test(`${queryKey[0]}`),
        });
    },
  });
}
