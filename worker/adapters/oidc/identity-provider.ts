import type { AuthorizationServer, Client, IDToken, UserInfoResponse } from 'oauth4webapi';
import { readKey } from '#worker/lib/database/key.ts';
import { failureOf, type Log } from '#worker/lib/log.ts';
import type { Deadline } from '#worker/lib/outside/deadline.ts';
import type { Identity, IdentityProvider, SignOnFailure } from '#worker/ports/identity.ts';
import type { OidcSettings } from '#worker/settings.ts';
import { boundedFetch, ProviderAway } from './bounded-fetch.ts';

/**
 * How long a provider's metadata is believed. Its keys are read anew after five minutes, by the
 * library.
 */
const METADATA_MS = 60 * 60 * 1000;
/**
 * Signature algorithms that only the provider can use. `HS256` could be forged by anybody with our
 * secret, `none` by anybody at all.
 */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'Ed25519', 'EdDSA'],
];
const SCOPE = 'openid email profile';

type Claims = IDToken | UserInfoResponse;
const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/** @throws KeyRefused where what names the person cannot be kept as it was sent */
function identityOf(token: IDToken, claims: Claims): Identity {
  const { preferred_username, name, given_name, email, email_verified } = claims;
  return {
    issuer: readKey('iss', token.iss),
    subject: readKey('sub', token.sub),
    email: textOf(email),
    // Some providers spell it as a word.
    isEmailVerified: email_verified === true || email_verified === 'true',
    names: [preferred_username, name, given_name]
      .map(textOf)
      .filter((found) => found !== undefined),
  };
}

/**
 * Any provider that speaks OpenID Connect, found by discovery: code flow with PKCE (S256), state
 * and nonce; the token's signature, issuer, audience and times are checked by a certified library,
 * which is loaded when it is first needed.
 */
export function createIdentityProvider(
  { issuer, clientId, clientSecret, name }: OidcSettings,
  log: Log,
): IdentityProvider {
  const issuerUrl = new URL(issuer);
  const client: Client = { client_id: clientId };
  let known: { server: AuthorizationServer; until: number } | undefined;

  async function connect(deadline: Deadline) {
    const oauth = await import('oauth4webapi');
    const options = {
      [oauth.customFetch]: boundedFetch(issuerUrl, deadline),
      // Which addresses may go without https is for `boundedFetch` to say.
      [oauth.allowInsecureRequests]: issuerUrl.protocol === 'http:',
    };
    if (!known || known.until < Date.now()) {
      const answer = await oauth.discoveryRequest(issuerUrl, options);
      const found = await oauth.processDiscoveryResponse(issuerUrl, answer);
      const signings = found.id_token_signing_alg_values_supported ?? ['RS256'];
      const server: AuthorizationServer = {
        ...found,
        id_token_signing_alg_values_supported: signings.filter((alg) => ALGORITHMS.includes(alg)),
      };
      known = { server, until: Date.now() + METADATA_MS };
    }
    return { oauth, options, server: known.server };
  }

  function toFailure(what: string, thrown: unknown): SignOnFailure {
    if (thrown instanceof ProviderAway) {
      log.error('sign-on-away', { what, reason: thrown.message });
      return { error: 'away' };
    }
    const { error, code, cause } = thrown as {
      error?: unknown;
      code?: unknown;
      cause?: { claim?: unknown };
    };
    if (error === 'access_denied' && code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR')
      return { error: 'declined' };
    const word = (value: unknown) =>
      typeof value === 'string' && /^\w{1,40}$/.test(value) ? value : undefined;
    // Which claim does not hold, or which of the protocol's errors the provider names: what an
    // operator looks for.
    const detail = word(cause?.claim) ?? word(error);
    log.warn('sign-on-refused', { what, reason: failureOf(thrown), detail });
    return { error: 'refused' };
  }

  async function guarded<Result>(
    what: string,
    act: () => Promise<Result>,
  ): Promise<Result | SignOnFailure> {
    try {
      return await act();
    } catch (thrown) {
      return toFailure(what, thrown);
    }
  }

  return {
    name,
    startSso: (returnUrl, deadline) =>
      guarded('depart', async () => {
        const { oauth, server } = await connect(deadline);
        const url = new URL(server.authorization_endpoint ?? '');
        oauth.checkProtocol(url, issuerUrl.protocol === 'https:');
        const secrets = {
          state: oauth.generateRandomState(),
          nonce: oauth.generateRandomNonce(),
          codeVerifier: oauth.generateRandomCodeVerifier(),
        };
        const asked = {
          client_id: clientId,
          redirect_uri: returnUrl,
          response_type: 'code',
          scope: SCOPE,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await oauth.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
        };
        for (const [key, value] of Object.entries(asked)) url.searchParams.set(key, value);
        return { url: url.href, secrets };
      }),

    handleCallback: (returned, returnUrl, { state, nonce, codeVerifier }, deadline) =>
      guarded('arrive', async () => {
        const { oauth, options, server } = await connect(deadline);
        const code = oauth.validateAuthResponse(server, client, returned, state);
        const takesBasic =
          server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
        const proveUs = takesBasic
          ? oauth.ClientSecretBasic(clientSecret)
          : oauth.ClientSecretPost(clientSecret);
        const answer = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          proveUs,
          code,
          returnUrl,
          codeVerifier,
          options,
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
          expectedNonce: nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(server, answer, options);
        const token = oauth.getValidatedIdTokenClaims(tokens) as IDToken;
        if (token['email'] !== undefined || !server.userinfo_endpoint)
          return { identity: identityOf(token, token) };
        const told = await oauth.userInfoRequest(server, client, tokens.access_token, options);
        const userInfo = await oauth.processUserInfoResponse(server, client, token.sub, told);
        return { identity: identityOf(token, { ...token, ...userInfo }) };
      }),
  };
}
