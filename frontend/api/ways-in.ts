import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyPatch,
  SsoDeparture,
  WaysIn,
} from '#schema/contracts/ways-in.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { WAYS_IN_URLS } from '#schema/urls/ways-in.urls.ts';

/** How the signed-in person gets in. */
export const waysInQuery = queryOptions({
  queryKey: [WAYS_IN_URLS.all],
  queryFn: ({ signal }) => request<WaysIn>('GET', WAYS_IN_URLS.all, undefined, signal),
});

function useKeepPasskeys() {
  const client = useQueryClient();
  return (change: (passkeys: Passkey[]) => Passkey[]) =>
    client.setQueryData(
      waysInQuery.queryKey,
      (ways) => ways && { ...ways, passkeys: change(ways.passkeys) },
    );
}

/**
 * `make` has the device make what the server asks for. @throws what the browser says when nothing
 * came of it.
 */
export function useAddPasskey(make: (asked: PasskeyCreation) => Promise<NewPasskey>) {
  const keep = useKeepPasskeys();
  return useMutation({
    mutationFn: async () => {
      const made = await make(await request<PasskeyCreation>('POST', WAYS_IN_URLS.passkeyOptions));
      return request<Passkey>('POST', WAYS_IN_URLS.passkeys, made);
    },
    onSuccess: (added) => keep((passkeys) => [...passkeys, added]),
  });
}

export function useRenamePasskey() {
  const keep = useKeepPasskeys();
  return useMutation({
    mutationFn: ({ id, ...patch }: PasskeyPatch & { id: number }) =>
      request<Passkey>('PATCH', urlTo(WAYS_IN_URLS.passkey, { passkeyId: id }), patch),
    onSuccess: (renamed) =>
      keep((passkeys) =>
        passkeys.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)),
      ),
  });
}

export function useRemovePasskey() {
  const keep = useKeepPasskeys();
  return useMutation({
    mutationFn: ({ id }: Passkey) =>
      request<void>('DELETE', urlTo(WAYS_IN_URLS.passkey, { passkeyId: id })),
    onSuccess: (_, removed) => keep((passkeys) => passkeys.filter(({ id }) => id !== removed.id)),
  });
}

/** Where to go to link the account with the other provider. */
export function useAskToLink() {
  return useMutation({ mutationFn: () => request<SsoDeparture>('POST', WAYS_IN_URLS.ssoLink) });
}

export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('DELETE', WAYS_IN_URLS.ssoLink),
    onSuccess: () =>
      client.setQueryData(
        waysInQuery.queryKey,
        (ways) => ways && { ...ways, sso: { ...ways.sso, linked: null } },
      ),
  });
}
