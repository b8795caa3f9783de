import { foldText } from '#worker/lib/fold-text.ts';
import { templateIdOf } from './all-moves.ts';
import { chooseClosing } from './brief-reply.ts';
import { finish } from './compose.ts';
import { FACTS, type Fact } from './facts.ts';
import type { Slots } from './fill-slots.ts';
import type { ConversationRequest, EdenReply } from './reply.ts';
import type { Chooser } from './seeded-choice.ts';
import { TECHNIQUES } from './techniques.ts';
import { WORDS } from './words.ts';

/** The fact a message asks for, if Eden holds it. */
export function findFact(message: string): Fact | undefined {
  const folded = foldText(message.slice(0, 600));
  return FACTS.find((fact) => fact.asks.test(folded));
}

const LEADS = WORDS.questions.leads;

/** From the average case to the person's own. */
const TURNS = WORDS.questions.turns;

/** The answer to a factual question she can answer: the same facts for everyone, with a turn to the plan. */
export function replyWithFact(
  fact: Fact,
  request: ConversationRequest,
  slots: Slots,
  chooser: Chooser,
): EdenReply {
  const { coachTone, coachPersonality } = request.preferences;
  const cite = coachTone === 'scholarly' ? (fact.cite ?? '') : '';
  const turn = fact.id.startsWith('app-') ? '' : (chooser.pick(TURNS, 'turn') ?? '');
  const lead = fact.id.startsWith('app-') ? '' : LEADS[coachPersonality][coachTone];
  const closing = chooseClosing(request.preferences, slots, chooser);
  return {
    message: finish(`${lead} ${fact.answer} ${cite} ${turn} ${closing}`),
    intent: 'question',
    templateId: templateIdOf('question', fact),
    technique: fact.technique && TECHNIQUES[fact.technique],
  };
}
