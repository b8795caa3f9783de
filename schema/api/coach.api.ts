import {
  ChatExchangeList,
  ChatReply,
  ConversationList,
  ConversationPage,
  ConversationParams,
  ExchangePage,
  NewChatMessage,
} from '#schema/contracts/coach.ts';
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
