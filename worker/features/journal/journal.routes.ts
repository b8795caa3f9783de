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
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params, query } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { askForFeedback, deleteEntry, listEntries, rewriteEntry, writeEntry } from './journal.service.ts';

export const journalRoutes = new Hono<AppEnv>()
  .get('/api/goals/:goalId/journal', requireUser, async (c) => {
    const { goalId } = params(c, GoalParams);
    return send(c, JournalEntryList, await listEntries(c.var.user, goalId, query(c, JournalPage)));
  })
  .post('/api/goals/:goalId/journal', requireUser, async (c) => {
    const { goalId } = params(c, GoalParams);
    return send(c, JournalEntry, await writeEntry(c.var.user, goalId, await body(c, NewJournalEntry)), 201);
  })
  .patch('/api/goals/:goalId/journal/:entryId', requireUser, async (c) => {
    const { goalId, entryId } = params(c, JournalEntryParams);
    return send(
      c,
      JournalEntry,
      await rewriteEntry(c.var.user, goalId, entryId, await body(c, JournalEntryPatch)),
    );
  })
  .delete('/api/goals/:goalId/journal/:entryId', requireUser, async (c) => {
    const { goalId, entryId } = params(c, JournalEntryParams);
    await deleteEntry(c.var.user, goalId, entryId);
    return sendNothing(c);
  })
  .post('/api/goals/:goalId/journal/:entryId/feedback', requireUser, async (c) => {
    const { goalId, entryId } = params(c, JournalEntryParams);
    return send(c, JournalEntry, await askForFeedback(c.var.user, goalId, entryId));
  });
