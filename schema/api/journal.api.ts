import { GoalParams } from '#schema/contracts/goals.ts';
import {
  AnyEntryList,
  FreeEntry,
  FreeEntryParams,
  FreeEntryPatch,
  JournalDayList,
  JournalEntry,
  JournalEntryList,
  JournalEntryParams,
  JournalEntryPatch,
  JournalMonth,
  JournalPage,
  NewFreeEntry,
  NewJournalEntry,
  WholeJournal,
  WholeJournalPage,
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
  get(JOURNAL_URLS.everything, 'All entries, about goals and about none, newest first', {
    query: WholeJournalPage,
    reply: { WholeJournal },
  }),
  get(JOURNAL_URLS.days, 'The days of a month with something written', {
    query: JournalMonth,
    reply: { JournalDayList },
  }),
  get(JOURNAL_URLS.onThisDay, 'What was written on this day a month and years ago', {
    reply: { AnyEntryList },
  }),
  post(JOURNAL_URLS.everything, 'Write an entry about no goal, or say how it feels', {
    body: { NewFreeEntry },
    example: { content: 'Rain all day, and it was good.', mood: 'good' },
    status: 201,
    reply: { FreeEntry },
  }),
  patch(JOURNAL_URLS.freeEntry, 'Reword an entry about no goal', {
    params: FreeEntryParams,
    body: { FreeEntryPatch },
    example: { content: 'Rain until noon.' },
    reply: { FreeEntry },
  }),
  remove(JOURNAL_URLS.freeEntry, 'Delete an entry about no goal', { params: FreeEntryParams }),
  post(JOURNAL_URLS.freeFeedback, 'Ask Eden about an entry that is about no goal', {
    params: FreeEntryParams,
    reply: { FreeEntry },
    fails: { 409: 'Feedback is switched off.', 429: EDEN_RESTS },
  }),
];
