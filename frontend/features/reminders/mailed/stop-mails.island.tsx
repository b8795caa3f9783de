import { useFormAnswer } from '#frontend/lib/form-answer.tsx';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { PageForm } from '#frontend/ui/controls/form.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './mailed-page.module.css';
import { MailedPage } from './mailed-page.tsx';

/** Ends the mails of reminders. A mail program may do the same without this page. */
export function StopMails() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  return (
    <MailedPage
      title="No more mails?"
      words="Reminders will not be mailed to you any more. Nothing else changes, and in the settings you can have them again."
      answer={useFormAnswer('no-mails')}
    >
      <PageForm
        className={styles.answers}
        action={`${PATHS.noMails}?token=${encodeURIComponent(token)}`}
      >
        <Button type="submit">Send no more mails</Button>
      </PageForm>
    </MailedPage>
  );
}
