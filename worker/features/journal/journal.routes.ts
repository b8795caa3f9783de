import { Hono } from 'hono';
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
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params, query } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import {
  askAboutFreeEntry,
  deleteFreeEntry,
  rewriteFreeEntry,
  writeFreeEntry,
} from './free-entries.service.ts';
import {
  askForFeedback,
  deleteEntry,
  listEntries,
  rewriteEntry,
  writeEntry,
} from './journal.service.ts';
import { readJournalDays, readOnThisDay, readWholeJournal } from './whole-journal.service.ts';

export const journalRoutes = new Hono<AppEnv>()
  .get(JOURNAL_URLS.journal, requireUser, async (c) => {
    const { goalId } = params(c, GoalParams);
    return send(c, JournalEntryList, await listEntries(c.var.user, goalId, query(c, JournalPage)));
  })
  .post(JOURNAL_URLS.journal, requireUser, async (c) => {
    const { goalId } = params(c, GoalParams);
    return send(
      c,
      JournalEntry,
      await writeEntry(c.var.user, goalId, await body(c, NewJournalEntry)),
      201,
    );
  })
  .patch(JOURNAL_URLS.entry, requireUser, async (c) => {
    const { goalId, entryId } = params(c, JournalEntryParams);
    return send(
      c,
      JournalEntry,
      await rewriteEntry(c.var.user, goalId, entryId, await body(c, JournalEntryPatch)),
    );
  })
  .delete(JOURNAL_URLS.entry, requireUser, async (c) => {
    const { goalId, entryId } = params(c, JournalEntryParams);
    await deleteEntry(c.var.user, goalId, entryId);
    return sendNothing(c);
  })
  .post(JOURNAL_URLS.feedback, requireUser, async (c) => {
    const { goalId, entryId } = params(c, JournalEntryParams);
    return send(c, JournalEntry, await askForFeedback(c.var.user, goalId, entryId));
  })
  .get(JOURNAL_URLS.everything, requireUser, async (c) =>
    send(c, WholeJournal, await readWholeJournal(c.var.user, query(c, WholeJournalPage))),
  )
  .get(JOURNAL_URLS.days, requireUser, async (c) =>
    send(c, JournalDayList, await readJournalDays(c.var.user, query(c, JournalMonth))),
  )
  .get(JOURNAL_URLS.onThisDay, requireUser, async (c) =>
    send(c, AnyEntryList, await readOnThisDay(c.var.user)),
  )
  .post(JOURNAL_URLS.everything, requireUser, async (c) =>
    send(c, FreeEntry, await writeFreeEntry(c.var.user, await body(c, NewFreeEntry)), 201),
  )
  .patch(JOURNAL_URLS.freeEntry, requireUser, async (c) => {
    const { freeEntryId } = params(c, FreeEntryParams);
    return send(
      c,
      FreeEntry,
      await rewriteFreeEntry(c.var.user, freeEntryId, await body(c, FreeEntryPatch)),
    );
  })
  .delete(JOURNAL_URLS.freeEntry, requireUser, async (c) => {
    const { freeEntryId } = params(c, FreeEntryParams);
    await deleteFreeEntry(c.var.user, freeEntryId);
    return sendNothing(c);
  })
  .post(JOURNAL_URLS.freeFeedback, requireUser, async (c) => {
    const { freeEntryId } = params(c, FreeEntryParams);
    return send(c, FreeEntry, await askAboutFreeEntry(c.var.user, freeEntryId));
  });
