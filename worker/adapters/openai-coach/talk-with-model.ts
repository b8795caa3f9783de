import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { speaksOfDanger } from '#worker/lib/safety/screen.ts';
import { STANCE_PAGES } from '#worker/lib/stances/stances.ts';
import type { CoachReply, FeedbackRequest, TalkPiece, TalkRequest } from '#worker/ports.ts';
import type { ModelClient } from './model-client.ts';
import { asMaterial, goalForModel, personaOf } from './persona.ts';

/** What a request may hold of what was said before, in characters: about 3,000 tokens. */
const HISTORY_CHARACTERS = 12_000;
const REPLY_TOKENS = 600;
const FEEDBACK_TOKENS = 300;

/** Stands for words that were answered with where to find help: that is passed on, the words are not. */
const UNSAID =
  '(Words that spoke of danger. They were answered with where to find help, and are not repeated here.)';
const passedOn = (words: string) => (speaksOfDanger(words) ? UNSAID : words);

/** What binds the model in a situation that has a page of its own. */
const boundBy = (stance: TalkRequest['stance']) => (stance ? `\n${STANCE_PAGES[stance].prompt}` : '');

/** The latest turns that fit the budget, oldest first. */
function turnsWithinBudget(turns: TalkRequest['recentTurns']): ChatCompletionMessageParam[] {
  const messages: ChatCompletionMessageParam[] = [];
  let left = HISTORY_CHARACTERS;
  for (const { message, reply } of turns.toReversed()) {
    left -= message.length + reply.length;
    if (left < 0) break;
    messages.unshift({ role: 'user', content: passedOn(message) }, { role: 'assistant', content: reply });
  }
  return messages;
}

function talkMessages(request: TalkRequest): ChatCompletionMessageParam[] {
  const about = asMaterial({
    weakestHabit: request.weakestCategory,
    openGoals: request.goals.map(goalForModel),
    recentJournal: request.recentEntries,
    keepInMind: request.notes,
  });
  const { journalContent, ...answered } = request.journalContext ?? {};
  const journal = journalContent
    ? `\n<journal>${asMaterial({ journalContent: passedOn(journalContent), ...answered })}</journal>`
    : '';
  return [
    {
      role: 'system',
      content: `${personaOf(request.preferences)}${boundBy(request.stance)}\n<about>${about}</about>${journal}`,
    },
    ...turnsWithinBudget(request.recentTurns),
    { role: 'user', content: request.message },
  ];
}

/** Streams a model's reply. @throws when the model fails, refuses, says nothing or is cut off. */
export async function* talkWithModel(
  client: ModelClient,
  model: string,
  request: TalkRequest,
): AsyncGenerator<TalkPiece, CoachReply, void> {
  let message = '';
  for await (const text of client.stream({ messages: talkMessages(request), maxTokens: REPLY_TOKENS })) {
    message += text;
    yield { kind: 'delta', text };
  }
  return { message: message.trim(), coach: model };
}

/** @throws when the model fails, refuses or says nothing. */
export async function adviseWithModel(
  client: ModelClient,
  model: string,
  { content, goal, preferences, weakestCategory, notes, stance }: FeedbackRequest,
): Promise<CoachReply> {
  const about = asMaterial({
    weakestHabit: weakestCategory,
    goal: goal && goalForModel(goal),
    keepInMind: notes,
  });
  const task =
    'The person wrote a journal entry about the goal. Answer it in 40 to 110 words, as in a margin.';
  let message = '';
  const messages: ChatCompletionMessageParam[] = [
    {
      role: 'system',
      content: `${personaOf(preferences)}${boundBy(stance)}\n${task}\n<about>${about}</about>`,
    },
    { role: 'user', content: `<journal>${asMaterial(content)}</journal>` },
  ];
  for await (const text of client.stream({ messages, maxTokens: FEEDBACK_TOKENS })) message += text;
  return { message: message.trim(), coach: model };
}
