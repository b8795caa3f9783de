import { isLoopbackHost } from './loopback.ts';

/**
 * The push services of browsers: Chrome and its kin, Firefox, Edge, Safari. Anybody may name an
 * endpoint, so others would let strangers choose whom we call, and how long everybody waits for it.
 */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];
const isOfService = (hostname: string) =>
  SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));

/**
 * Whether an endpoint may be sent to: https at a browser's push service. On somebody's own machine
 * any public name will do, and this very machine, where a peer of the tests listens.
 */
export function isPushEndpoint(endpoint: string, isLocal: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (isLoopbackHost(hostname)) return isLocal;
  if (protocol !== 'https:' || port !== '') return false;
  if (!isLocal) return isOfService(hostname);
  return /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/i.test(hostname) && !/\.(local|internal)$/i.test(hostname);
}
