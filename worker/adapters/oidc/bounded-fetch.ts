import { isLoopbackHost } from '#worker/lib/loopback.ts';

/** More than any provider's metadata or keys. */
const MAX_BYTES = 256 * 1024;

/** The provider did not answer, or not as one that works. */
export class ProviderAway extends Error {}

async function readBounded(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new ProviderAway('more than was asked for');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * A `fetch` for whatever addresses a provider's metadata names: over https (to this very machine plainly, and only when
 * the provider itself is there), following nothing, for as long and as much as is reasonable.
 * @throws ProviderAway
 */
export function boundedFetch(issuer: URL, patienceMs: number) {
  const isHere = issuer.protocol === 'http:' && isLoopbackHost(issuer.hostname);
  return async (address: string, init: object): Promise<Response> => {
    const url = new URL(address);
    if (url.protocol !== 'https:' && !(isHere && isLoopbackHost(url.hostname)))
      throw new ProviderAway('not over https');
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      if (response.status >= 500 || response.status === 429) {
        await response.body?.cancel();
        throw new ProviderAway(`answered ${response.status}`);
      }
      const { status, headers } = response;
      const body = await readBounded(response);
      return new Response(body.byteLength > 0 ? body : null, { status, headers });
    } catch (cause) {
      throw cause instanceof ProviderAway ? cause : new ProviderAway('did not answer', { cause });
    }
  };
}
