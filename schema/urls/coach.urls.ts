/** Talks and guided sessions with Eden. */
export const COACH_URLS = {
  chat: '/api/coach/chat',
  conversations: '/api/coach/conversations',
  conversation: '/api/coach/conversations/:conversationId',
  sessions: '/api/coach/sessions',
  kept: '/api/coach/kept',
  keptThing: '/api/coach/kept/:keptId',
  knowledge: '/api/coach/knowledge',
  notes: '/api/coach/notes',
  note: '/api/coach/notes/:noteId',
} as const;
