import { useState } from 'react';
import { useAnswerReminder } from '#frontend/api/reminders/answer-reminder.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { REMINDER_ANSWERS, type ReminderAnswer } from '#schema/contracts/reminder-choices.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { ANSWERS_IN_WORDS, KEPT_IN_WORDS } from './answer-words.rules.ts';
import styles from './mailed-page.module.css';
import { MailedPage } from './mailed-page.tsx';

/** Where a press on a notification leads: the same answers, for browsers that show no buttons. */
export function AnswerHere({ sendId }: { sendId: number }) {
  const answerReminder = useAnswerReminder();
  const [answered, setAnswered] = useState<ReminderAnswer>();
  const [problem, setProblem] = useState('');
  const answer = async (said: ReminderAnswer) => {
    setProblem('');
    try {
      await answerReminder(sendId, said);
      setAnswered(said);
    } catch (error) {
      setProblem(errorMessage(error, 'This could not be saved. Please try again in a moment.'));
    }
  };
  const words = answered ? KEPT_IN_WORDS[answered] : 'You asked for this reminder.';
  return (
    <MailedPage
      title={answered ? 'Thank you' : 'Done, or not yet?'}
      words={words}
      answer={undefined}
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      {answered ? (
        <ButtonLink href={PATHS.goals}>To your goals</ButtonLink>
      ) : (
        <div className={styles.answers}>
          {REMINDER_ANSWERS.map((said) => (
            <Button
              key={said}
              kind={said === 'done' ? 'primary' : 'outline'}
              onClick={() => answer(said)}
            >
              {ANSWERS_IN_WORDS[said]}
            </Button>
          ))}
        </div>
      )}
    </MailedPage>
  );
}
