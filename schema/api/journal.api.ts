import { GoalParams } from '#schema/contracts/goals.ts';
import {
  JournalEntry,
  JournalEntryList,
  JournalEntryParams,
  JournalEntryPatch,
  JournalPage,
  NewJournalEntry,
} from '#schema/contracts/journal.ts';
import { JOURNAL_URLS } from '#schema/urls/journal.urls.ts';
import { get, patch, post, remove } from './route.ts';

const EDEN_RESTS = 'Eden needs a short rest, or the day’s allowance is used up.';

export const journalApi = [
  get(JOURNAL_URLS.journal, 'The journal of a goal, newest first', {
    params: GoalParams,
    query: JournalPage,
    reply: { JournalEntryList },
  }),
  post(JOURNAL_URLS.journal, 'Write an entry, and hear from Eden about it', {
    params: GoalParams,
    body: { NewJournalEntry },
    example: { content: 'Ten lengths today, and the last two were hard.' },
    status: 201,
    reply: { JournalEntry },
  }),
  patch(JOURNAL_URLS.entry, 'Reword an entry', {
    params: JournalEntryParams,
    body: { JournalEntryPatch },
    example: { content: 'Twelve lengths today.' },
    reply: { JournalEntry },
  }),
  remove(JOURNAL_URLS.entry, 'Delete an entry', { params: JournalEntryParams }),
  post(JOURNAL_URLS.feedback, 'Ask Eden about an entry once more', {
    params: JournalEntryParams,
    reply: { JournalEntry },
    fails: { 409: 'Feedback is switched off.', 429: EDEN_RESTS },
  }),
];
