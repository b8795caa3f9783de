import type { Config } from '#worker/settings.ts';

export const LAST_WAY_IN =
  'This is your only way in. Set a password or add a passkey first, so that you can come back.';

/** The name of the provider with this issuer: as configured here, or the host of an earlier one. */
export function providerName({ config }: { config: Config }, issuer: string): string {
  const { oidc } = config;
  if (oidc && URL.canParse(issuer) && new URL(oidc.issuer).href === new URL(issuer).href)
    return oidc.name;
  return URL.canParse(issuer) ? new URL(issuer).hostname : issuer;
}

/** The host of our passkeys, from the app's address. Undefined where browsers allow none. */
export function passkeyHost({
  config,
}: {
  config: Config;
}): { origin: string; rpId: string } | undefined {
  if (!config.appUrl) return undefined;
  const { origin, protocol, hostname } = new URL(config.appUrl);
  const isFit =
    hostname === 'localhost' || (protocol === 'https:' && !/^\[|^[\d.]+$/.test(hostname));
  return isFit ? { origin, rpId: hostname } : undefined;
}
