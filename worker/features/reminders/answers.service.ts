import type { ReminderAnswer } from '#schema/contracts/reminder-choices.ts';
import type { AskedThing, ReminderAnswerReply } from '#schema/contracts/reminders.ts';
import { personDayAt } from '#schema/rules/reminders/next-due.ts';
import { addDays } from '#schema/rules/time.ts';
import type { RequestContext, UserContext } from '#worker/context.ts';
import { knownZone } from '#worker/lib/calendar.ts';
import type { RowOf, Statement } from '#worker/lib/database/database.ts';
import { conflict, notFound } from '#worker/lib/errors.ts';
import {
  askAgainAt,
  findAnswer,
  findSend,
  keepReminderAnswer,
  keepRhythmDay,
  lastAnswers,
  moveTaskTo,
  stopMails,
  tickTask,
} from './answers.queries.ts';
import { readAnswerLink } from './mail-links.service.ts';
import { moveOf, wordsOf } from './plan.rules.ts';

type Send = RowOf<typeof findSend>;

/** “Move it” asks again so much later, where there is no day to move it to. */
const LATER_MS = 2 * 3_600_000;

const NO_SUCH_SEND = 'This reminder is not here any more';

/** What an answer does beside being kept; each does nothing where the answer came too late. */
function effectOf(send: Send, answer: ReminderAnswer, now: Date): Statement[] {
  const { userId, goalId, subject, subjectId: taskId } = send;
  // What is gone from the plan has nothing to tick.
  if (answer === 'not-yet' || wordsOf(send) === undefined) return [];
  const own = { userId, goalId, taskId };
  if (answer === 'done') {
    if (subject === 'task') return [tickTask({ ...own, now: now.toISOString() })];
    return subject === 'rhythm' ? [keepRhythmDay({ ...own, day: send.localDay })] : [];
  }
  if (subject === 'task') {
    const today = personDayAt(now, knownZone(send.timeZone ?? undefined), send.dayStartsAt);
    const isOver = send.localDay < today;
    return [moveTaskTo({ ...own, date: addDays(isOver ? today : send.localDay, 1) })];
  }
  const at = new Date(now.getTime() + LATER_MS).toISOString();
  return [askAgainAt({ userId, reminderId: send.id, at })];
}

const isTwiceNotYet = (answers: { answer: ReminderAnswer | null }[]) =>
  answers.length === 2 && answers.every(({ answer }) => answer === 'not-yet');

/** The statements of an answer, and the reply to it from what they gave. */
function answering(send: Send, answer: ReminderAnswer, now: Date) {
  const own = { userId: send.userId, sendId: send.sendId };
  const statements = [
    keepReminderAnswer({ ...own, answer, now: now.toISOString() }),
    ...effectOf(send, answer, now),
    findAnswer(own),
    lastAnswers({ reminderId: send.id }),
  ] as const;
  /** The answer that counts: another one may have come between the reading and the writing. */
  const reply = (results: readonly unknown[]): ReminderAnswerReply & { isKept: boolean } => {
    const [stands] = results.at(-2) as RowOf<typeof findAnswer>[];
    return {
      isKept: (results[0] as unknown[]).length > 0,
      answer: stands?.answer ?? answer,
      goalId: send.goalId,
      offersSmaller: isTwiceNotYet(results.at(-1) as { answer: ReminderAnswer | null }[]),
    };
  };
  return { statements, reply };
}

/** What was asked about, in its person's own words: on their own page alone. @throws notFound */
export async function readAsked(ctx: UserContext, sendId: number): Promise<AskedThing> {
  const [, [send]] = await ctx.read([findSend({ userId: ctx.caller.userId, sendId })]);
  if (!send) throw notFound(NO_SUCH_SEND);
  const { goalId, goalTitle, subject, answer } = send;
  const title = wordsOf(send) ?? null;
  return { goalId, goalTitle, title, move: moveOf(subject), answer };
}

/** Keeps an answer and does what it says, once. @throws notFound */
export async function answerReminder(
  ctx: UserContext,
  sendId: number,
  answer: ReminderAnswer,
): Promise<ReminderAnswerReply> {
  const [, [send]] = await ctx.read([findSend({ userId: ctx.caller.userId, sendId })]);
  if (!send) throw notFound(NO_SUCH_SEND);
  const { statements, reply } = answering(send, answer, ctx.clock.now());
  const { isKept: _, ...answered } = reply(await ctx.write(statements));
  return answered;
}

const LINK_OVER = 'This link no longer works. Open Yet to see how things stand.';
const ANSWERED = 'You’ve answered this already, so nothing was changed.';

const DONE: Record<ReminderAnswer, string> = {
  done: 'Done. It’s saved, and there’s nothing more to do.',
  'not-yet':
    'Not yet. That’s fine, and nothing counts against you. You’ll be asked again when it’s next due.',
  move: 'Moved. You’ll be asked about a task tomorrow, about anything else in two hours.',
};

/**
 * An answer from a mail, by its link alone: nobody has to sign in. Each link answers once.
 * @throws conflict where it is over, or answered
 */
export async function answerByLink(
  ctx: RequestContext,
  token: string,
  answer: ReminderAnswer,
): Promise<string> {
  const link = await readAnswerLink(ctx, token);
  if (!link) throw conflict(LINK_OVER);
  const db = ctx.dbFor(link.shardRef);
  const [[send]] = await db.batch([findSend(link)]);
  if (!send) throw conflict(LINK_OVER);
  if (send.answer !== null) throw conflict(ANSWERED);
  const { statements, reply } = answering(send, answer, ctx.clock.now());
  const kept = reply(await db.batch(statements));
  if (!kept.isKept) throw conflict(ANSWERED);
  return DONE[answer];
}

/** Statement that ends all mails of reminders to somebody. */
export const stopReminderMails = (userId: number): Statement => stopMails({ userId });
