import type { buildPushPayload as Build } from '@block65/webcrypto-web-push';
import { fetchOutside } from '#worker/lib/outside/fetch-outside.ts';
import { isPushEndpoint } from '#worker/lib/outside/push-endpoint.ts';
import type { PushOutcome, PushSender } from '#worker/ports.ts';
import type { PushSettings } from '#worker/settings.ts';

/** Of an answer that is not read. */
const MAX_BYTES = 16 * 1024;
/**
 * What the answer of a push service means (RFC 8030; 404 and 410 as browsers' services use them).
 */
export function pushOutcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Web Push by VAPID (RFC 8292), with the message encrypted for its browser (RFC 8291). */
export function createPushSender(settings: PushSettings, isLocal: boolean): PushSender {
  return {
    publicKey: settings.publicKey,
    async send({ endpoint, p256dh, auth }, { payload, topic, seconds }, deadline) {
      if (!isPushEndpoint(endpoint, isLocal)) return 'refused';
      let request: Awaited<ReturnType<typeof Build>>;
      try {
        // Only the pass sends: no isolate that serves pages reads it.
        const { buildPushPayload } = await import('@block65/webcrypto-web-push');
        request = await buildPushPayload(
          { data: { ...payload }, options: { ttl: seconds, urgency: 'normal', topic } },
          {
            // The library takes https alone; where it goes is settled above.
            endpoint: endpoint.replace(/^http:/, 'https:'),
            expirationTime: null,
            keys: { p256dh, auth },
          },
          settings,
        );
      } catch {
        // Keys that are none: no message can be made for this browser.
        return 'gone';
      }
      try {
        const response = await fetchOutside(
          endpoint,
          { ...request, method: 'POST' },
          { deadline, maxBytes: MAX_BYTES },
        );
        await response.body?.cancel();
        return pushOutcomeOf(response.status);
      } catch {
        // No answer: it may have arrived. The browser shows one due time once, so it may be sent
        // again.
        return 'later';
      }
    },
  };
}
