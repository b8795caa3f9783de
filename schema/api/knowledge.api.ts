import { CoachNote, CoachNoteList, CoachNoteParams, NewCoachNote } from '#schema/contracts/coach-notes.ts';
import {
  EdenKnowledge,
  PrivacyPatch,
  PrivacySettings,
  RetentionPreview,
  RetentionQuestion,
} from '#schema/contracts/privacy.ts';
import { get, patch, post, remove } from './route.ts';

const NOTE = { content: 'I work nights.' };

/** What is kept and told, and who decides it. */
export const knowledgeApi = [
  get('/api/privacy', 'What you chose to have kept and told', { reply: { PrivacySettings } }),
  patch('/api/privacy', 'Choose otherwise', {
    body: { PrivacyPatch },
    example: { tellsJournal: false },
    reply: { PrivacySettings },
  }),
  get('/api/privacy/chat-retention', 'What a shorter keeping of chats would delete now', {
    query: RetentionQuestion,
    reply: { RetentionPreview },
  }),
  get('/api/coach/knowledge', 'What Eden would be told with a message sent now', {
    reply: { EdenKnowledge },
  }),
  get('/api/coach/notes', 'What you want Eden to know, oldest first', { reply: { CoachNoteList } }),
  post('/api/coach/notes', 'Tell Eden something to keep in mind', {
    body: { NewCoachNote },
    example: NOTE,
    status: 201,
    reply: { CoachNote },
    fails: { 409: 'There are as many notes as can be.' },
  }),
  patch('/api/coach/notes/:noteId', 'Reword a note', {
    params: CoachNoteParams,
    body: { NewCoachNote },
    example: NOTE,
    reply: { CoachNote },
  }),
  remove('/api/coach/notes/:noteId', 'Delete a note', { params: CoachNoteParams }),
];
