import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnswerReminder } from '#frontend/api/reminders/answer-reminder.ts';
import { askedQuery } from '#frontend/api/reminders/reminders.ts';
import { errorMessage, hasStatus } from '#frontend/lib/request.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { REMINDER_ANSWERS, type ReminderAnswer } from '#schema/contracts/reminder-choices.ts';
import type { AskedThing } from '#schema/contracts/reminders.ts';
import { PATHS, signInPath } from '#schema/urls/page-paths.ts';
import { answerInWords, keptInWords } from './answer-words.rules.ts';
import styles from './mailed-page.module.css';
import { MailedPage } from './mailed-page.tsx';

const NOT_SAVED = 'This could not be saved. Please try again in a moment.';

/** What settled it before; “not yet” gives way to another answer. */
const settledBy = (asked: AskedThing | undefined) =>
  asked?.answer && asked.answer !== 'not-yet' ? asked.answer : undefined;

/**
 * Where a press on a notification leads: the same answers, for browsers that show no buttons. The
 * notification may have kept the person's words to itself; this page is theirs and says them. The
 * answers wait for neither the words nor a network.
 */
export function AnswerHere({ sendId }: { sendId: number }) {
  const { data: asked, error } = useQuery(askedQuery(sendId));
  const answerReminder = useAnswerReminder();
  const [said, setSaid] = useState<ReminderAnswer>();
  const [problem, setProblem] = useState('');
  const answer = async (chosen: ReminderAnswer) => {
    setProblem('');
    try {
      const outcome = await answerReminder(sendId, chosen);
      // Another one may have come before it, from elsewhere.
      const stands = outcome.state === 'sent' ? outcome.reply?.answer : undefined;
      setSaid(stands ?? chosen);
    } catch (failure) {
      setProblem(errorMessage(failure, NOT_SAVED));
    }
  };
  const isGone = hasStatus(error, 404);
  const answered = said ?? settledBy(asked);
  if (hasStatus(error, 401) && !answered)
    return (
      <MailedPage
        title="Done, or not yet?"
        words="You asked for this reminder. Sign in to see which promise it is, and to answer."
        answer={undefined}
      >
        <ButtonLink href={signInPath(`${PATHS.asked}?send=${sendId}`)}>Sign in</ButtonLink>
      </MailedPage>
    );
  return (
    <MailedPage
      title={isGone ? 'Nothing to answer' : answered ? 'Thank you' : 'Done, or not yet?'}
      words={
        isGone
          ? errorMessage(error, 'This reminder is not here any more.')
          : answered
            ? keptInWords(answered, asked?.move)
            : 'You asked for this reminder.'
      }
      answer={undefined}
    >
      {asked?.title && (
        <p className={styles.asked}>
          <strong>{asked.title}</strong>
          <span>{asked.goalTitle}</span>
        </p>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      {answered || isGone ? (
        <ButtonLink href={PATHS.goals}>To your goals</ButtonLink>
      ) : (
        <div className={styles.answers}>
          {REMINDER_ANSWERS.map((one) => (
            <Button
              key={one}
              kind={one === 'done' ? 'primary' : 'outline'}
              onClick={() => answer(one)}
            >
              {answerInWords(one, asked?.move)}
            </Button>
          ))}
        </div>
      )}
    </MailedPage>
  );
}
