import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type { ContentEdit, ContentSummary, DraftSave, SavedDraft } from '#schema/contracts/content-edits.ts';
import type { ContentKind } from '#schema/contracts/content-kinds.ts';
import type { LearningUnit } from '#schema/contracts/learning.ts';

const CONTENT = '/api/admin/content';

/** Other admins write, too: each visit asks anew. */
const fresh = { staleTime: 0 };

export type ContentKey = { kind: ContentKind; id: number };
const at = ({ kind, id }: ContentKey) => `${CONTENT}/${kind}/${id}`;

export const contentListQuery = (kind: ContentKind) =>
  queryOptions({
    queryKey: [CONTENT, kind],
    queryFn: ({ signal }) => request<ContentSummary[]>('GET', `${CONTENT}?kind=${kind}`, undefined, signal),
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
    queryKey: [`${CONTENT}/unit/${unitId}/preview`],
    queryFn: ({ signal }) =>
      request<LearningUnit>('GET', `${CONTENT}/unit/${unitId}/preview`, undefined, signal),
    ...fresh,
  });

const keepEdit = (client: QueryClient, edit: ContentEdit) =>
  client.setQueryData(contentEditQuery(edit).queryKey, edit);

export function useSaveDraft(key: ContentKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: DraftSave) => request<SavedDraft>('PATCH', `${at(key)}/draft`, draft),
    onSuccess: ({ edit }) => keepEdit(client, edit),
  });
}

export type EditStepName = 'publish' | 'discard' | 'hand-back';

export function useEditStep(key: ContentKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ step, basedOn }: { step: EditStepName; basedOn: string | null }) =>
      request<ContentEdit>('POST', `${at(key)}/${step}`, { basedOn }),
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
