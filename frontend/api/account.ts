import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { privateStateBelongsTo } from '#frontend/lib/private-state.ts';
import { openRequest, request } from '#frontend/lib/request.ts';
import { tellTabsPersonLeft } from '#frontend/lib/tabs.ts';
import { forgetUnsent } from '#frontend/outbox/deliver.ts';
import type {
  AccountDeletion,
  AccountStatus,
  EmailChange,
  ImportResult,
  Message,
  NewRecoveryCodes,
  PasswordChange,
  RecoveryCodes,
  Session,
  SessionsEnd,
  SessionsEnded,
} from '#schema/contracts/account-life.ts';
import type { User } from '#schema/contracts/users.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import { userQuery } from './user.ts';

/**
 * Removes a person's drafts when they sign out, and has other tabs stop showing their data. The
 * page load that follows drops everything else.
 */
function forgetPerson(): void {
  privateStateBelongsTo(null);
  tellTabsPersonLeft();
}

/** What the settings say about signing in. */
export const accountStatusQuery = queryOptions({
  queryKey: [ACCOUNT_URLS.account],
  queryFn: ({ signal }) => request<AccountStatus>('GET', ACCOUNT_URLS.account, undefined, signal),
});

/** This browser first. */
export const browserSessionsQuery = queryOptions({
  queryKey: [AUTH_URLS.sessions],
  queryFn: ({ signal }) => request<Session[]>('GET', AUTH_URLS.sessions, undefined, signal),
});

const keepSessions = (client: QueryClient, isKept: (session: Session) => boolean) =>
  client.setQueryData(browserSessionsQuery.queryKey, (sessions) => sessions?.filter(isKept));

export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: EmailChange) => request<User>('PATCH', ACCOUNT_URLS.user, change),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user);
      // A new address is one to be confirmed, and signs other browsers out.
      client.invalidateQueries({ queryKey: accountStatusQuery.queryKey });
      client.invalidateQueries({ queryKey: browserSessionsQuery.queryKey });
    },
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      request<Message>('POST', AUTH_URLS.changePassword, change),
    onSuccess: () => keepSessions(client, ({ isCurrent }) => isCurrent),
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session: Session) =>
      request<void>('DELETE', urlTo(AUTH_URLS.session, { sessionId: session.id })),
    onSuccess: (_, ended) => {
      if (ended.isCurrent) forgetPerson();
      else keepSessions(client, ({ id }) => id !== ended.id);
    },
  });
}

export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (end: SessionsEnd) => request<SessionsEnded>('POST', AUTH_URLS.endSessions, end),
    onSuccess: (_, { which }) => {
      if (which === 'all') forgetPerson();
      else keepSessions(client, ({ isCurrent }) => isCurrent);
    },
  });
}

export function useAskForConfirmation() {
  return useMutation({
    mutationFn: () => request<Message>('POST', ACCOUNT_URLS.emailConfirmation),
  });
}

export function useMakeRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: NewRecoveryCodes) =>
      request<RecoveryCodes>('POST', AUTH_URLS.recoveryCodes, proof),
    onSuccess: ({ codes, madeAt }) =>
      client.setQueryData(
        accountStatusQuery.queryKey,
        (status) => status && { ...status, recoveryCodes: { left: codes.length, madeAt } },
      ),
  });
}

const EXPORT_URLS = { json: ACCOUNT_URLS.exportJson, md: ACCOUNT_URLS.exportMarkdown };
export type ExportKind = keyof typeof EXPORT_URLS;

/** The whole account as a file. */
export function useExport() {
  return useMutation({
    mutationFn: async (kind: ExportKind) => {
      const response = await openRequest('GET', EXPORT_URLS[kind], undefined, { accept: '*/*' });
      return response.blob();
    },
  });
}

/**
 * Reads an exported file in, part after part where it is long. @throws SyntaxError when it is no
 * JSON.
 */
export function useImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const [{ splitExport }, { IMPORT_MAX_BYTES }] = await Promise.all([
        import('#schema/rules/account/split-export.ts'),
        import('#schema/rules/body-bounds.ts'),
      ]);
      const results: ImportResult[] = [];
      for (const part of splitExport(JSON.parse(await file.text()), IMPORT_MAX_BYTES))
        results.push(await request<ImportResult>('POST', ACCOUNT_URLS.import, part));
      return results;
    },
    // Some parts may have come in before one failed.
    onSettled: () => client.invalidateQueries(),
  });
}

export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deletion: AccountDeletion) =>
      request<void>('DELETE', ACCOUNT_URLS.account, deletion),
    onSuccess: () => forgetUnsent(client).finally(() => forgetPerson()),
  });
}
