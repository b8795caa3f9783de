import { useFormAnswer } from '#frontend/lib/form-answer.tsx';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { PageForm } from '#frontend/ui/controls/form.tsx';
import { REMINDER_ANSWERS } from '#schema/contracts/reminder-choices.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { AnswerHere } from './answer-here.tsx';
import { ANSWERS_IN_WORDS } from './answer-words.rules.ts';
import styles from './mailed-page.module.css';
import { MailedPage } from './mailed-page.tsx';

/**
 * Answers by a press, not by opening: mail programs open links to look at them. The browser sends
 * the form by itself, with or without scripts.
 */
export function AnswerFromMail() {
  const search = useSearch();
  const asked = new URLSearchParams(search);
  const token = asked.get('token') ?? '';
  const sendId = Number(asked.get('send'));
  const first = REMINDER_ANSWERS.find((one) => one === asked.get('answer')) ?? 'done';
  const others = REMINDER_ANSWERS.filter((one) => one !== first);
  const answer = useFormAnswer('asked');
  if (!token && Number.isSafeInteger(sendId) && sendId > 0) return <AnswerHere sendId={sendId} />;
  return (
    <MailedPage
      title="Done, or not yet?"
      words="You asked for this reminder. One tap is enough, and you needn’t sign in."
      answer={answer}
    >
      <PageForm
        className={styles.answers}
        action={`${PATHS.asked}?token=${encodeURIComponent(token)}`}
      >
        <Button type="submit" name="answer" value={first}>
          {ANSWERS_IN_WORDS[first]}
        </Button>
        <div className={styles.others}>
          {others.map((answer) => (
            <Button key={answer} type="submit" kind="outline" name="answer" value={answer}>
              {ANSWERS_IN_WORDS[answer]}
            </Button>
          ))}
        </div>
      </PageForm>
    </MailedPage>
  );
}
