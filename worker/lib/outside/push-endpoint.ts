import { isLoopbackHost } from './loopback.ts';

/**
 * Whether an endpoint may be sent to: https under a public name; on somebody's own machine also
 * this very machine, where a peer of the tests listens. Browsers name theirs, but anybody may call.
 */
export function isPushEndpoint(endpoint: string, isLocal: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (isLoopbackHost(hostname)) return isLocal;
  const isName = /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/i.test(hostname);
  return protocol === 'https:' && port === '' && isName && !/\.(local|internal)$/i.test(hostname);
}
