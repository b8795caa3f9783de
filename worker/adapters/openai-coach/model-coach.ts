import { failureOf, type Log } from '#worker/lib/log.ts';
import type { Allowance } from '#worker/lib/model-gateway/allowance.ts';
import { askModel, type ModelCall, ModelRequestFailed } from '#worker/lib/model-gateway/gateway.ts';
import { CallDenied } from '#worker/lib/model-gateway/messages.ts';
import type { Coach, CoachReply, ModelCaller, TalkPiece } from '#worker/ports.ts';
import type { ModelSettings } from '#worker/settings.ts';
import { openAiWire } from './model-client.ts';
import { planWithModel } from './plan-with-model.ts';
import { adviseWithModel, talkWithModel } from './talk-with-model.ts';

/** Puts a question to the model, by the gateway. */
export type AskModel = (call: ModelCall) => AsyncGenerator<string, void, void>;

interface Surroundings {
  /** Answers where the model is not asked, or fails. */
  instead: Coach;
  allowance: Allowance;
  /** How long a streamed answer may keep still, in milliseconds. */
  silenceMs: number;
  log: Log;
}

/**
 * Eden in a model's words. Wherever it may not be asked, fails, refuses, is slow or answers
 * nonsense, the other coach answers instead: a person is never left without a reply.
 */
export function createModelCoach(
  settings: ModelSettings,
  { instead, allowance, silenceMs, log }: Surroundings,
): Coach {
  const { model } = settings;
  const wire = openAiWire(settings);
  const askFor =
    (asker: ModelCaller): AskModel =>
    (call) =>
      askModel(wire, call, asker, { allowance, silenceMs });
  const note = (what: string, thrown: unknown) =>
    log.warn(thrown instanceof CallDenied ? 'model-not-asked' : 'model-failed', {
      what,
      reason: failureOf(thrown instanceof ModelRequestFailed ? thrown.cause : thrown),
    });

  async function orElse<Reply>(
    what: string,
    ask: () => Promise<Reply>,
    otherwise: () => Promise<Reply>,
  ) {
    try {
      return await ask();
    } catch (thrown) {
      note(what, thrown);
      return otherwise();
    }
  }

  return {
    async planGoal(request, asker) {
      // The talk is the same with a model, which knows more languages; what is no goal is not
      // planned by it either.
      const own = await instead.planGoal(request, asker);
      const isPlanned = own.roadmap.milestones.length > 0;
      const isForeign = own.questions?.some(({ id }) => id === 'language') ?? false;
      if (!isPlanned && !isForeign) return own;
      const talk = isForeign ? {} : own;
      return orElse(
        'roadmap',
        async () => ({
          ...talk,
          roadmap: await planWithModel(askFor(asker), model, { ...request, kind: own.understood }),
        }),
        async () => own,
      );
    },
    feedback: (request, asker) =>
      orElse(
        'feedback',
        () => adviseWithModel(askFor(asker), model, request),
        () => instead.feedback(request, asker),
      ),
    async *talk(request, asker): AsyncGenerator<TalkPiece, CoachReply, void> {
      let said = false;
      try {
        const pieces = talkWithModel(askFor(asker), model, request);
        for (;;) {
          const { done, value } = await pieces.next();
          if (done) return value;
          said = true;
          yield value;
        }
      } catch (thrown) {
        note('talk', thrown);
      }
      if (said) yield { kind: 'restart' };
      return yield* instead.talk(request, asker);
    },
  };
}
