import {
  ChatExchangeList,
  ChatReply,
  ConversationList,
  ConversationPage,
  ConversationParams,
  ExchangePage,
  NewChatMessage,
} from '#schema/contracts/coach/coach.ts';
import {
  ArtefactList,
  KeptThingParams,
  SessionOffers,
} from '#schema/contracts/coach/coach-sessions.ts';
import { COACH_URLS } from '#schema/urls/coach.urls.ts';
import { get, post, remove } from './route.ts';

export const coachApi = [
  post(COACH_URLS.chat, 'Say something to Eden', {
    body: { NewChatMessage },
    example: { message: 'I keep putting off the hard part.' },
    reply: { ChatReply },
    streams: true,
    fails: {
      404: 'There is no such conversation.',
      429: 'Eden needs a short rest, or the day’s allowance is used up.',
    },
  }),
  get(COACH_URLS.sessions, 'Guided sessions that fit, and the one you left open last', {
    reply: { SessionOffers },
  }),
  get(COACH_URLS.kept, 'What you kept at the end of guided sessions, newest first', {
    reply: { KeptThingList: ArtefactList },
  }),
  remove(COACH_URLS.keptThing, 'Delete one of them', { params: KeptThingParams }),
  get(COACH_URLS.conversations, 'Your conversations, last used first', {
    query: ConversationPage,
    reply: { ConversationList },
  }),
  remove(COACH_URLS.conversations, 'Delete all of them', {}),
  get(COACH_URLS.conversation, 'What was said in one, newest first', {
    params: ConversationParams,
    query: ExchangePage,
    reply: { ChatExchangeList },
  }),
  remove(COACH_URLS.conversation, 'Delete one', { params: ConversationParams }),
];
