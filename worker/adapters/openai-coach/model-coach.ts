import { failureOf, type Log } from '#worker/lib/log.ts';
import type { Coach, CoachReply, TalkPiece, TalkRequest } from '#worker/ports.ts';
import type { ModelSettings } from '#worker/settings.ts';
import { createModelClient, type Patience } from './model-client.ts';
import { planWithModel } from './plan-with-model.ts';
import { adviseWithModel, talkWithModel } from './talk-with-model.ts';

/**
 * Eden in a model's words. Wherever it fails, refuses, is slow or answers nonsense, the other coach answers instead: a
 * person is never left without a reply.
 */
export function createModelCoach(
  settings: ModelSettings,
  instead: Coach,
  log: Log,
  patience?: Patience,
): Coach {
  const { model } = settings;
  const client = createModelClient(settings, patience);
  const noteFailure = (what: string, thrown: unknown) =>
    log.warn('model-failed', { what, reason: failureOf(thrown) });

  async function orElse<Reply>(what: string, ask: () => Promise<Reply>, otherwise: () => Promise<Reply>) {
    try {
      return await ask();
    } catch (thrown) {
      noteFailure(what, thrown);
      return otherwise();
    }
  }

  async function* talk(request: TalkRequest): AsyncGenerator<TalkPiece, CoachReply, void> {
    let said = false;
    try {
      const pieces = talkWithModel(client, model, request);
      for (;;) {
        const { done, value } = await pieces.next();
        if (done) return value;
        said = true;
        yield value;
      }
    } catch (thrown) {
      noteFailure('talk', thrown);
    }
    if (said) yield { kind: 'restart' };
    return yield* instead.talk(request);
  }

  return {
    planRoadmap: (request) =>
      orElse(
        'roadmap',
        () => planWithModel(client, model, request),
        () => instead.planRoadmap(request),
      ),
    feedback: (request) =>
      orElse(
        'feedback',
        () => adviseWithModel(client, model, request),
        () => instead.feedback(request),
      ),
    talk,
  };
}
