import type { PushPayload } from '#schema/contracts/reminders.ts';
import { composeMail } from '#worker/lib/outside/mail-layout.ts';
import { stopHeaders } from '#worker/lib/sending/stop-link.ts';
import type { Mail } from '#worker/ports.ts';
import { moveOf, type PlannedReminder, wordsOf } from './plan.rules.ts';

/** Where a person does not let their own words be shown. */
export const UNNAMED = 'A promise to yourself';
const ASKS = 'You asked for this reminder. Done, or not yet?';

const titleOf = (row: PlannedReminder) => (row.showsTitles ? (wordsOf(row) ?? UNNAMED) : UNNAMED);

/** What a notification shows, and what its buttons need to know. */
export const pushPayload = (row: PlannedReminder, sendId: number): PushPayload => ({
  kind: 'reminder',
  title: titleOf(row),
  body: ASKS,
  tag: `reminder-${sendId}`,
  userId: row.userId,
  sendId,
  goalId: row.goalId,
  ...(row.subject === 'task' && { taskId: row.subjectId }),
  move: moveOf(row.subject),
});

interface Links {
  answer: (what: string) => string;
  /** The page that says which one it is, to its person, signed in. */
  see: string;
  stop: string;
}

/** The same by mail: three links instead of three buttons. */
export function reminderMail(row: PlannedReminder, sendId: number, links: Links): Mail {
  const to = row.email as string;
  const words = titleOf(row);
  const mail = composeMail({
    to,
    subject: words,
    paragraphs: [
      `Hello ${row.username},`,
      words === UNNAMED
        ? 'You asked to be reminded of a promise to yourself. Done, or not yet?'
        : `You asked to be reminded of this: ${words}. Done, or not yet?`,
      'The first three links each work once, without signing in. “Not yet” is a fine answer, and nothing is counted.',
    ],
    action: { label: 'Done', url: links.answer('done') },
    others: [
      { label: 'Not yet', url: links.answer('not-yet') },
      {
        label:
          moveOf(row.subject) === 'tomorrow' ? 'Move it to tomorrow' : 'Ask me again in two hours',
        url: links.answer('move'),
      },
      ...(words === UNNAMED ? [{ label: 'See which one, signed in', url: links.see }] : []),
    ],
    why: `Sent to ${to} because you chose to be reminded by mail at Yet.`,
    ending: { label: 'No more of these mails', url: links.stop },
  });
  return { ...mail, headers: stopHeaders(links.stop), key: `reminder-${row.userId}-${sendId}` };
}

/** A test, sent by the person who wants to know whether it arrives. */
export const testPayload = (userId: number): PushPayload => ({
  kind: 'test',
  title: 'This is how it arrives',
  body: 'A reminder will look like this, with buttons to answer it.',
  tag: 'test',
  userId,
});

export function testMail(username: string, to: string, stop: string): Mail {
  const mail = composeMail({
    to,
    subject: 'This is how a reminder arrives',
    paragraphs: [
      `Hello ${username},`,
      'You asked for a test. A reminder will come to this address, with links to answer it.',
    ],
    why: `Sent to ${to} because you asked for a test at Yet.`,
    ending: { label: 'No more reminders by mail', url: stop },
  });
  return { ...mail, headers: stopHeaders(stop) };
}
