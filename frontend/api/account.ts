import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { openRequest, request } from '#frontend/lib/request.ts';
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
import { forgetPerson, userQuery } from './user.ts';

/** What the settings say about signing in. */
export const accountStatusQuery = queryOptions({
  queryKey: ['/api/account'],
  queryFn: ({ signal }) => request<AccountStatus>('GET', '/api/account', undefined, signal),
});

/** This browser first. */
export const browserSessionsQuery = queryOptions({
  queryKey: ['/api/sessions'],
  queryFn: ({ signal }) => request<Session[]>('GET', '/api/sessions', undefined, signal),
});

const keepSessions = (client: QueryClient, isKept: (session: Session) => boolean) =>
  client.setQueryData(browserSessionsQuery.queryKey, (sessions) => sessions?.filter(isKept));

export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: EmailChange) => request<User>('PATCH', '/api/user', change),
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
    mutationFn: (change: PasswordChange) => request<Message>('POST', '/api/change-password', change),
    onSuccess: () => keepSessions(client, ({ isCurrent }) => isCurrent),
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session: Session) => request<void>('DELETE', `/api/sessions/${session.id}`),
    onSuccess: (_, ended) => {
      if (ended.isCurrent) forgetPerson();
      else keepSessions(client, ({ id }) => id !== ended.id);
    },
  });
}

export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (end: SessionsEnd) => request<SessionsEnded>('POST', '/api/sessions/end', end),
    onSuccess: (_, { which }) => {
      if (which === 'all') forgetPerson();
      else keepSessions(client, ({ isCurrent }) => isCurrent);
    },
  });
}

export function useAskForConfirmation() {
  return useMutation({ mutationFn: () => request<Message>('POST', '/api/email-confirmation') });
}

export function useMakeRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: NewRecoveryCodes) => request<RecoveryCodes>('POST', '/api/recovery-codes', proof),
    onSuccess: ({ codes, madeAt }) =>
      client.setQueryData(
        accountStatusQuery.queryKey,
        (standing) => standing && { ...standing, recoveryCodes: { left: codes.length, madeAt } },
      ),
  });
}

export type ExportKind = 'json' | 'md';

/** The whole account as a file. */
export function useExport() {
  return useMutation({
    mutationFn: async (kind: ExportKind) => {
      const response = await openRequest('GET', `/api/export.${kind}`, undefined, { accept: '*/*' });
      return response.blob();
    },
  });
}

/** Reads an exported file in, part after part where it is long. @throws SyntaxError when it is no JSON. */
export function useImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const [{ splitExport }, { IMPORT_MAX_BYTES }] = await Promise.all([
        import('#schema/rules/split-export.ts'),
        import('#schema/rules/body-bounds.ts'),
      ]);
      const results: ImportResult[] = [];
      for (const part of splitExport(JSON.parse(await file.text()), IMPORT_MAX_BYTES))
        results.push(await request<ImportResult>('POST', '/api/import', part));
      return results;
    },
    // Some parts may have come in before one failed.
    onSettled: () => client.invalidateQueries(),
  });
}

export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deletion: AccountDeletion) => request<void>('DELETE', '/api/account', deletion),
    onSuccess: () => forgetUnsent(client).finally(() => forgetPerson()),
  });
}
