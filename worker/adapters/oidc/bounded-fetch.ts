import type { Deadline } from '#worker/lib/outside/deadline.ts';
import { AnswerTooLong, fetchOutside } from '#worker/lib/outside/fetch-outside.ts';
import { isLoopbackHost } from '#worker/lib/outside/loopback.ts';

/** More than any provider's metadata or keys. */
const MAX_BYTES = 256 * 1024;

/** The provider did not answer, or not as one that works. */
export class ProviderAway extends Error {}

/**
 * A `fetch` for the addresses in a provider's metadata: over https (plain only on loopback),
 * without redirects, bounded by the deadline and in size.
 * @throws ProviderAway
 */
export function boundedFetch(issuer: URL, deadline: Deadline) {
  const isHere = issuer.protocol === 'http:' && isLoopbackHost(issuer.hostname);
  return async (address: string, init: object): Promise<Response> => {
    const url = new URL(address);
    if (url.protocol !== 'https:' && !(isHere && isLoopbackHost(url.hostname)))
      throw new ProviderAway('not over https');
    try {
      const response = await fetchOutside(url, init, { deadline, maxBytes: MAX_BYTES });
      if (response.status >= 500 || response.status === 429) {
        await response.body?.cancel();
        throw new ProviderAway(`answered ${response.status}`);
      }
      const { status, headers } = response;
      const body = await response.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, { status, headers });
    } catch (cause) {
      if (cause instanceof ProviderAway) throw cause;
      if (cause instanceof AnswerTooLong)
        throw new ProviderAway('more than was asked for', { cause });
      throw new ProviderAway('did not answer', { cause });
    }
  };
}
