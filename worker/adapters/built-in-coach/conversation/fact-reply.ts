import { foldText } from '#worker/lib/fold-text.ts';
import { templateIdOf } from './all-moves.ts';
import { chooseClosing } from './brief-reply.ts';
import { finish } from './compose.ts';
import { FACTS, type Fact } from './facts.ts';
import type { Slots } from './fill-slots.ts';
import type { Personality, ShortTemplate, Tone } from './material.ts';
import type { ConversationRequest, EdenReply } from './reply.ts';
import type { Chooser } from './seeded-choice.ts';
import { TECHNIQUES } from './techniques.ts';

/** The fact a message asks for, if Eden holds it. */
export function findFact(message: string): Fact | undefined {
  const folded = foldText(message.slice(0, 600));
  return FACTS.find((fact) => fact.asks.test(folded));
}

const LEADS: Record<Personality, Record<Tone, string>> = {
  supportive: {
    warm: 'Good question.',
    neutral: 'Gladly.',
    scholarly: 'A fair question, so with its sources.',
  },
  challenging: {
    warm: 'I will give you the unvarnished version, and I think you can use it.',
    neutral: 'The unvarnished version.',
    scholarly: 'The unvarnished version, hedges included.',
  },
  analytical: {
    warm: 'What is known, as plainly as I can put it.',
    neutral: 'What is known:',
    scholarly: 'The state of the evidence, as far as I hold it.',
  },
};

/** From the average case to the person's own. */
const TURNS: readonly string[] = [
  'That is the general case; yours is the one that counts.',
  'So much for the average person, whom neither of us has met.',
  'Averages, all of it; you are one case.',
];

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

/** When she does not know: says so, says how to find out, turns to the plan. */
export const UNKNOWN: readonly ShortTemplate[] = [
  {
    id: 'unknown-a',
    warm: 'I do not know that one. I hold a small shelf on learning, habits and setbacks, and I would rather leave a gap than fill it with something that sounds right. A library or a good search will have it in two minutes.',
    neutral:
      'I do not know. I only hold facts on learning, habits and this app. Look it up, and check two sources.',
    scholarly:
      'That is outside the small body of evidence I hold on learning, habits and mindset. A reference work, or a search with two independent sources, would settle it.',
  },
  {
    id: 'unknown-b',
    warm: 'That I cannot tell you; I am the built-in coach and my shelf is short. Somebody who does it for a living would be my first address.',
    neutral: 'I cannot tell you that. Ask somebody in the field, or search.',
    scholarly:
      'I cannot answer that from the material I hold, and I do not extrapolate. A specialist, or a recent review, would be the place to look.',
  },
  {
    id: 'unknown-c',
    warm: 'An honest blank here. If the answer matters for something you are planning, write the question down exactly as you would type it into a search; half of the answer often lies in that.',
    neutral: 'I do not have that. Write the question down exactly and search for it.',
    scholarly:
      'I have no source on that. Formulating the question precisely, with its terms, is the first half of finding one.',
  },
  {
    id: 'unknown-d',
    warm: 'I would only be guessing, and you can guess without me. What I know about is how people get through the middle of things.',
    neutral: 'I would be guessing. Look for a source you can check.',
    scholarly: 'Anything I said would be conjecture. I would look for a source whose method one can inspect.',
  },
  {
    id: 'unknown-e',
    warm: 'Not on my shelf, I am afraid. A search engine knows more about it and I know more about Tuesdays.',
    neutral: 'Not something I know. A search engine will.',
    scholarly: 'Not among my holdings. General reference will serve you better than I can.',
  },
  {
    id: 'unknown-f',
    warm: 'There I have to pass. If it is holding up a plan of yours, then finding it out is a step, and one with a time limit: ten minutes, and then go on without it.',
    neutral: 'I pass. If a plan depends on it, give the search ten minutes.',
    scholarly:
      'I must pass. Should a plan depend on it, a bounded search of ten minutes is reasonable before proceeding without.',
  },
];
