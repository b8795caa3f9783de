import {
  ChatExchangeList,
  ChatReply,
  ConversationList,
  ConversationPage,
  ConversationParams,
  ExchangePage,
  NewChatMessage,
} from '#schema/contracts/coach.ts';
import { KeptThingList, KeptThingParams, SessionOffers } from '#schema/contracts/coach-sessions.ts';
import { get, post, remove } from './route.ts';

export const coachApi = [
  post('/api/coach/chat', 'Say something to Eden', {
    body: { NewChatMessage },
    example: { message: 'I keep putting off the hard part.' },
    reply: { ChatReply },
    streams: true,
    fails: {
      404: 'There is no such conversation.',
      429: 'Eden needs a short rest, or the day’s allowance is used up.',
    },
  }),
  get('/api/coach/sessions', 'Guided sessions that fit, and the one you left open last', {
    reply: { SessionOffers },
  }),
  get('/api/coach/kept', 'What you kept at the end of guided sessions, newest first', {
    reply: { KeptThingList },
  }),
  remove('/api/coach/kept/:keptId', 'Delete one of them', { params: KeptThingParams }),
  get('/api/coach/conversations', 'Your conversations, last used first', {
    query: ConversationPage,
    reply: { ConversationList },
  }),
  remove('/api/coach/conversations', 'Delete all of them', {}),
  get('/api/coach/conversations/:conversationId', 'What was said in one, newest first', {
    params: ConversationParams,
    query: ExchangePage,
    reply: { ChatExchangeList },
  }),
  remove('/api/coach/conversations/:conversationId', 'Delete one', { params: ConversationParams }),
];
