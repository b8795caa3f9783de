import { failureOf, type Log } from '#worker/lib/log.ts';
import type { Coach, Coaches, CoachReply, TalkPiece, TalkRequest } from '#worker/ports.ts';
import type { ModelSettings } from '#worker/settings.ts';
import { createModelClient, type ModelClient, type Patience } from './openai-coach/model-client.ts';
import { planWithModel } from './openai-coach/plan-with-model.ts';
import { adviseWithModel, talkWithModel } from './openai-coach/talk-with-model.ts';

/** Eden's own words weigh more than the rest of the Worker: evaluated when she first speaks, not when an isolate wakes. */
const builtIn = () =>
  import('#worker/adapters/built-in-coach/built-in-coach.ts').then((module) => module.builtInCoach);

const builtInCoach: Coach = {
  planRoadmap: async (request) => (await builtIn()).planRoadmap(request),
  feedback: async (request) => (await builtIn()).feedback(request),
  async *talk(request) {
    return yield* (await builtIn()).talk(request);
  },
};

/**
 * Eden, lent words by a model where one is configured. Wherever it fails, refuses, is slow or answers nonsense, the
 * built-in coach answers instead: a person is never left without a reply.
 */
export function createCoach(settings: ModelSettings | undefined, log: Log, patience?: Patience): Coach {
  if (!settings) return builtInCoach;
  const { model } = settings;
  const client = createModelClient(settings, patience);

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
        () => planWithModel(client, model, request),
        () => builtInCoach.planRoadmap(request),
      ),
    feedback: (request) =>
      orBuiltIn(
        'feedback',
        () => adviseWithModel(client, model, request),
        () => builtInCoach.feedback(request),
      ),
    talk: (request) => talkOrBuiltIn(client, model, request, log),
  };
}

export function createCoaches(settings: ModelSettings | undefined, log: Log): Coaches {
  return { model: createCoach(settings, log), 'built-in': builtInCoach };
}

async function* talkOrBuiltIn(
  client: ModelClient,
  model: string,
  request: TalkRequest,
  log: Log,
): AsyncGenerator<TalkPiece, CoachReply, void> {
  let said = false;
  try {
    const talk = talkWithModel(client, model, request);
    for (;;) {
      const { done, value } = await talk.next();
      if (done) return value;
      said = true;
      yield value;
    }
  } catch (thrown) {
    log.warn('model-failed', { what: 'talk', reason: failureOf(thrown) });
  }
  if (said) yield { kind: 'restart' };
  return yield* builtInCoach.talk(request);
}
