import { useFormAnswer } from '#frontend/lib/form-answer.tsx';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { PageForm } from '#frontend/ui/controls/form.tsx';
import { STOPPABLE_MAILS, type StoppableMails } from '#schema/contracts/reminder-choices.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './mailed-page.module.css';
import { MailedPage } from './mailed-page.tsx';

const ENDS: Record<StoppableMails, string> = {
  reminders: 'You won’t get reminders by mail any more.',
  week: 'You won’t get the mail about your week any more.',
  away: 'You won’t get the mail after two weeks away any more.',
};
const ENDS_THESE = 'You won’t get mails like the one that led here any more.';

/** Ends one kind of mail, each by the link in it. A mail program may do so without this page. */
export function StopMails() {
  const asked = new URLSearchParams(useSearch());
  const token = asked.get('token') ?? '';
  // For the words alone: what is ended stands in the signed part.
  const kind = STOPPABLE_MAILS.find((one) => one === asked.get('mails'));
  return (
    <MailedPage
      title="No more of these mails?"
      words={`${kind ? ENDS[kind] : ENDS_THESE} Nothing else changes, and you can switch them on again in Settings.`}
      answer={useFormAnswer('no-mails')}
    >
      <PageForm
        className={styles.answers}
        action={`${PATHS.noMails}?token=${encodeURIComponent(token)}`}
      >
        <Button type="submit">Stop these mails</Button>
      </PageForm>
    </MailedPage>
  );
}
