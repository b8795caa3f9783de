import { Hono } from 'hono';
import {
  CoachNote,
  CoachNoteList,
  CoachNoteParams,
  NewCoachNote,
} from '#schema/contracts/coach/coach-notes.ts';
import { EdenKnowledge } from '#schema/contracts/privacy.ts';
import { COACH_URLS } from '#schema/urls/coach.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { whatEdenKnows } from './knowledge.service.ts';
import { addNote, deleteNote, listNotes, rewordNote } from './notes.service.ts';

export const knowledgeRoutes = new Hono<AppEnv>()
  .get(COACH_URLS.knowledge, requireUser, async (c) =>
    send(c, EdenKnowledge, await whatEdenKnows(c.var.user)),
  )
  .get(COACH_URLS.notes, requireUser, async (c) =>
    send(c, CoachNoteList, await listNotes(c.var.user)),
  )
  .post(COACH_URLS.notes, requireUser, async (c) =>
    send(c, CoachNote, await addNote(c.var.user, await body(c, NewCoachNote)), 201),
  )
  .patch(COACH_URLS.note, requireUser, async (c) => {
    const { noteId } = params(c, CoachNoteParams);
    return send(c, CoachNote, await rewordNote(c.var.user, noteId, await body(c, NewCoachNote)));
  })
  .delete(COACH_URLS.note, requireUser, async (c) => {
    await deleteNote(c.var.user, params(c, CoachNoteParams).noteId);
    return sendNothing(c);
  });
