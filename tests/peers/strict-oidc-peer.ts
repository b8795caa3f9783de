import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { Peer } from './peer-server.ts';

/** Who signs in there, by the name they type: their address is `<name>@mail.org`, vouched for. */
const accountOf = (name: string) => ({
  accountId: name,
  claims: () => ({
    sub: name,
    preferred_username: name,
    email: `${name}@mail.org`,
    email_verified: true,
  }),
});

/**
 * A certified OpenID provider, with the sign-in pages it brings along: any name and password will
 * do. It holds us to the letter: the registered redirect, the secret, PKCE, each code once.
 */
export async function startStrictOidcPeer({
  port = 0,
  app,
}: {
  port?: number;
  app: string;
}): Promise<Peer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'yet',
        client_secret: 'secret-of-yet',
        redirect_uris: [`${app}/api/sso/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username'],
    },
    findAccount: (_ctx, name) => accountOf(name),
    pkce: { required: () => true },
    cookies: { keys: ['a-key-for-tests-only'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
  });
  server.on('request', provider.callback());
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
