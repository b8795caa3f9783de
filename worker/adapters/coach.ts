import { failureOf, type Log } from '#worker/lib/log.ts';
import type { Coach } from '#worker/ports.ts';
import type { ModelSettings } from '#worker/settings.ts';
import { builtInCoach } from './built-in-coach/built-in-coach.ts';
import { createModelClient } from './openai-coach/model-client.ts';
import { planWithModel } from './openai-coach/plan-with-model.ts';

/**
 * Eden, lent words by a model where one is configured. Wherever it fails, is slow or answers nonsense, the built-in
 * coach answers instead: a person is never left without a reply.
 */
export function createCoach(settings: ModelSettings | undefined, log: Log): Coach {
  if (!settings) return builtInCoach;
  const client = createModelClient(settings);

  async function orBuiltIn<Reply>(what: string, ask: () => Promise<Reply>, instead: () => Promise<Reply>) {
    try {
      return await ask();
    } catch (thrown) {
      log.warn('model-failed', { what, reason: failureOf(thrown) });
      return instead();
    }
  }

  return {
    planRoadmap: (request) =>
      orBuiltIn(
        'roadmap',
        () => planWithModel(client, settings.model, request),
        () => builtInCoach.planRoadmap(request),
      ),
  };
}
