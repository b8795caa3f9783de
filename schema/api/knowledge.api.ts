import {
  CoachNote,
  CoachNoteList,
  CoachNoteParams,
  NewCoachNote,
} from '#schema/contracts/coach/coach-notes.ts';
import {
  EdenKnowledge,
  PrivacyPatch,
  PrivacySettings,
  RetentionPreview,
  RetentionQuestion,
} from '#schema/contracts/privacy.ts';
import { COACH_URLS } from '#schema/urls/coach.urls.ts';
import { PRIVACY_URLS } from '#schema/urls/privacy.urls.ts';
import { get, patch, post, remove } from './route.ts';

const NOTE = { content: 'I work nights.' };

/** Routes for the notes that Eden keeps, and for the choices about privacy. */
export const knowledgeApi = [
  get(PRIVACY_URLS.settings, 'What you chose to have kept and told', {
    reply: { PrivacySettings },
  }),
  patch(PRIVACY_URLS.settings, 'Choose otherwise', {
    body: { PrivacyPatch },
    example: { tellsJournal: false },
    reply: { PrivacySettings },
  }),
  get(PRIVACY_URLS.chatRetention, 'What a shorter keeping of chats would delete now', {
    query: RetentionQuestion,
    reply: { RetentionPreview },
  }),
  get(COACH_URLS.knowledge, 'What Eden would be told with a message sent now', {
    reply: { EdenKnowledge },
  }),
  get(COACH_URLS.notes, 'What you want Eden to know, oldest first', { reply: { CoachNoteList } }),
  post(COACH_URLS.notes, 'Tell Eden something to keep in mind', {
    body: { NewCoachNote },
    example: NOTE,
    status: 201,
    reply: { CoachNote },
    fails: { 409: 'There are as many notes as can be.' },
  }),
  patch(COACH_URLS.note, 'Reword a note', {
    params: CoachNoteParams,
    body: { NewCoachNote },
    example: NOTE,
    reply: { CoachNote },
  }),
  remove(COACH_URLS.note, 'Delete a note', { params: CoachNoteParams }),
];
