import { Hono } from 'hono';
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
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params, query } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import {
  askForFeedback,
  deleteEntry,
  listEntries,
  rewriteEntry,
  writeEntry,
} from './journal.service.ts';

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
  });
