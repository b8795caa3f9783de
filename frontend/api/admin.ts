import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type {
  AdminUser,
  AdminUserDetail,
  AuditAction,
  AuditEntry,
  SessionsGone,
  TierGrant,
} from '#schema/contracts/admin/admin.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { ADMIN_URLS } from '#schema/urls/admin.urls.ts';

/** Other admins act, too, and people live on: each visit asks anew. */
const fresh = { staleTime: 0 };

const PEOPLE_PER_PAGE = 25;
const DEEDS_PER_PAGE = 50;

const person = (userId: number) => urlTo(ADMIN_URLS.user, { userId });

function address(path: string, query: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return `${path}?${new URLSearchParams(given)}`;
}

/** The id to go on from; undefined where that was the last page. */
const lastId = (size: number) => (page: { id: number }[]) =>
  page.length < size ? undefined : page.at(-1)?.id;

/** People whose name or address begins so, newest account first, page by page. */
export const peopleQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [ADMIN_URLS.users, q],
    queryFn: ({ pageParam: before, signal }) =>
      request<AdminUser[]>(
        'GET',
        address(ADMIN_URLS.users, { q, before, limit: PEOPLE_PER_PAGE }),
        undefined,
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: lastId(PEOPLE_PER_PAGE),
    ...fresh,
  });

export const personQuery = (userId: number) =>
  queryOptions({
    queryKey: [person(userId)],
    queryFn: ({ signal }) => request<AdminUserDetail>('GET', person(userId), undefined, signal),
    ...fresh,
  });

type Filter = { action?: AuditAction | undefined; userId?: number | undefined };

/** What admins did, newest first, page by page. */
export const auditQuery = ({ action, userId }: Filter) =>
  infiniteQueryOptions({
    queryKey: [ADMIN_URLS.audit, action ?? null, userId ?? null],
    queryFn: ({ pageParam: before, signal }) => {
      const about = userId === undefined ? {} : { kind: 'user', subject: userId };
      const path = address(ADMIN_URLS.audit, { ...about, action, before, limit: DEEDS_PER_PAGE });
      return request<AuditEntry[]>('GET', path, undefined, signal);
    },
    initialPageParam: null as number | null,
    getNextPageParam: lastId(DEEDS_PER_PAGE),
    ...fresh,
  });

function keepPerson(client: QueryClient, detail: AdminUserDetail) {
  client.setQueryData(personQuery(detail.id).queryKey, detail);
  client.invalidateQueries({ queryKey: [ADMIN_URLS.audit] });
}

export function useGrantTier(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (grant: TierGrant) =>
      request<AdminUserDetail>('POST', urlTo(ADMIN_URLS.tier, { userId }), grant),
    onSuccess: (detail) => keepPerson(client, detail),
  });
}

export function useEndTier(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<AdminUserDetail>('DELETE', urlTo(ADMIN_URLS.tier, { userId })),
    onSuccess: (detail) => keepPerson(client, detail),
  });
}

export function useUnlock(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<AdminUserDetail>('POST', urlTo(ADMIN_URLS.unlock, { userId })),
    onSuccess: (detail) => keepPerson(client, detail),
  });
}

export function useSignOutPerson(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<SessionsGone>('POST', urlTo(ADMIN_URLS.signOut, { userId })),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: [ADMIN_URLS.audit] });
      return client.invalidateQueries(personQuery(userId));
    },
  });
}
