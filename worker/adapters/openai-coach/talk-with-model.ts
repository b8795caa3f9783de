import { STANCE_PAGES } from '#worker/lib/stances/stances.ts';
import type { CoachReply, FeedbackRequest, TalkPiece, TalkRequest } from '#worker/ports.ts';
import type { AskModel } from './model-coach.ts';
import { goalForModel, personaOf } from './persona.ts';

/** What a request may hold of what was said before, in characters: about 3,000 tokens. */
const HISTORY_CHARACTERS = 12_000;
const REPLY_TOKENS = 600;
const FEEDBACK_TOKENS = 300;

/** What binds the model in a situation that has a page of its own. */
const boundBy = (stance: TalkRequest['stance']) =>
  stance ? `\n${STANCE_PAGES[stance].prompt}` : '';

const ASK_NOTHING =
  '\nEnd without a question: below your reply they are asked how they are themselves.';

/**
 * The latest turns that fit the budget, oldest first: as data, since who does not keep a talk tells
 * both sides of it.
 */
function turnsWithinBudget(turns: TalkRequest['recentTurns']) {
  const earlier: { person: string; eden: string }[] = [];
  let left = HISTORY_CHARACTERS;
  for (const { message, reply } of turns.toReversed()) {
    left -= message.length + reply.length;
    if (left < 0) break;
    earlier.unshift({ person: message, eden: reply });
  }
  return earlier.length > 0 ? earlier : undefined;
}

/**
 * Streams a model's reply. @throws when the model is not asked, fails, refuses, says nothing or is
 * cut off.
 */
export async function* talkWithModel(
  ask: AskModel,
  model: string,
  request: TalkRequest,
): AsyncGenerator<TalkPiece, CoachReply, void> {
  const pieces = ask({
    task: 'chat',
    instructions: [
      personaOf(request.preferences),
      boundBy(request.stance),
      request.isAskedHowTheyAre ? ASK_NOTHING : '',
    ].join(''),
    context: {
      about: {
        weakestHabit: request.weakestCategory,
        openGoals: request.goals.map(goalForModel),
        recentJournal: request.recentEntries,
        keepInMind: request.notes,
      },
      journal: request.journalContext,
      earlier: turnsWithinBudget(request.recentTurns),
    },
    subject: { message: request.message },
    maxTokens: REPLY_TOKENS,
  });
  let message = '';
  for await (const text of pieces) {
    message += text;
    yield { kind: 'delta', text };
  }
  return { message: message.trim(), coach: model };
}

const MARGIN =
  'In <entry> the person wrote in the journal of the goal. Answer it in 40 to 110 words, as in a margin.';

/** @throws when the model is not asked, fails, refuses or says nothing. */
export async function adviseWithModel(
  ask: AskModel,
  model: string,
  { content, goal, preferences, weakestCategory, notes, stance }: FeedbackRequest,
): Promise<CoachReply> {
  const pieces = ask({
    task: 'feedback',
    instructions: `${personaOf(preferences)}${boundBy(stance)}\n${MARGIN}`,
    context: {
      about: { weakestHabit: weakestCategory, goal: goal && goalForModel(goal), keepInMind: notes },
    },
    subject: { entry: content },
    maxTokens: FEEDBACK_TOKENS,
  });
  let message = '';
  for await (const text of pieces) message += text;
  return { message: message.trim(), coach: model };
}
