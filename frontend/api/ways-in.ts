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

/** How the signed-in person gets in. */
export const waysInQuery = queryOptions({
  queryKey: ['/api/ways-in'],
  queryFn: ({ signal }) => request<WaysIn>('GET', '/api/ways-in', undefined, signal),
});

function useKeepPasskeys() {
  const client = useQueryClient();
  return (change: (passkeys: Passkey[]) => Passkey[]) =>
    client.setQueryData(waysInQuery.queryKey, (ways) => ways && { ...ways, passkeys: change(ways.passkeys) });
}

/** `make` has the device make what the server asks for. @throws what the browser says when nothing came of it. */
export function useAddPasskey(make: (asked: PasskeyCreation) => Promise<NewPasskey>) {
  const keep = useKeepPasskeys();
  return useMutation({
    mutationFn: async () => {
      const made = await make(await request<PasskeyCreation>('POST', '/api/passkeys/options'));
      return request<Passkey>('POST', '/api/passkeys', made);
    },
    onSuccess: (added) => keep((passkeys) => [...passkeys, added]),
  });
}

export function useRenamePasskey() {
  const keep = useKeepPasskeys();
  return useMutation({
    mutationFn: ({ id, ...patch }: PasskeyPatch & { id: number }) =>
      request<Passkey>('PATCH', `/api/passkeys/${id}`, patch),
    onSuccess: (renamed) =>
      keep((passkeys) => passkeys.map((passkey) => (passkey.id === renamed.id ? renamed : passkey))),
  });
}

export function useRemovePasskey() {
  const keep = useKeepPasskeys();
  return useMutation({
    mutationFn: ({ id }: Passkey) => request<void>('DELETE', `/api/passkeys/${id}`),
    onSuccess: (_, removed) => keep((passkeys) => passkeys.filter(({ id }) => id !== removed.id)),
  });
}

/** Where to go to link the account with the other provider. */
export function useAskToLink() {
  return useMutation({ mutationFn: () => request<SsoDeparture>('POST', '/api/sso/link') });
}

export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('DELETE', '/api/sso/link'),
    onSuccess: () =>
      client.setQueryData(
        waysInQuery.queryKey,
        (ways) => ways && { ...ways, sso: { ...ways.sso, linked: null } },
      ),
  });
}
