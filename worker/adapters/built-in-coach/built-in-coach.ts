import type { Coach, TalkPiece } from '#worker/ports.ts';
import { feedbackOnEntry } from './conversation/feedback.ts';
import { replyToMessage } from './conversation/reply.ts';
import { proposePlan } from './planner/plan-goal.ts';

const NAME = 'built-in';

/**
 * The whole reply exists at once; it is handed on in the pieces a reader takes in, a few words at a
 * time.
 */
function* inPieces(message: string): Generator<TalkPiece, void> {
  for (const [text] of message.matchAll(/(?:\S+\s*){1,4}/g)) yield { kind: 'delta', text };
}

/** The coach that needs nothing: no key, no network, the same answer to the same question. */
export const builtInCoach: Coach = {
  planGoal: async (request) => proposePlan(request),
  async *talk(request) {
    const reply = replyToMessage(request);
    yield* inPieces(reply.message);
    return { ...reply, coach: NAME };
  },
  async feedback(request) {
    return { ...feedbackOnEntry(request), coach: NAME };
  },
};
