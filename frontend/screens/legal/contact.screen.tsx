import { ContactForm } from '#frontend/features/contact/contact-form.island.tsx';
import mailboxes from '#frontend/generated/mailboxes.json';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './contact.module.css';

export function ContactScreen() {
  return (
    <Page>
      <BackLink href={PATHS.home}>Back to Home</BackLink>
      <header className={styles.head}>
        <h1>Contact</h1>
        <p>Something broken, something unclear, an idea: we’d like to hear about it.</p>
      </header>
      <div className={styles.columns}>
        <Island name="The contact form" skeleton={<Skeleton shape="form" />}>
          <ContactForm />
        </Island>
        <aside className={styles.facts} aria-label="When we answer">
          <dl>
            <dt>Reply</dt>
            <dd>We reply within 24 hours.</dd>
            <dt>Support</dt>
            <dd>Monday to Friday 9 AM to 6 PM PST</dd>
            <dt>By mail</dt>
            <dd>
              <a href={`mailto:${mailboxes.support}`}>{mailboxes.support}</a>
            </dd>
          </dl>
          <ul aria-label="Quick answers">
            <li>
              <TextLink href={PATHS.forgotPassword}>Forgot your password?</TextLink>
            </li>
            <li>
              <TextLink href={PATHS.privacy}>Privacy Policy</TextLink>
            </li>
            <li>
              <TextLink href={PATHS.terms}>Terms of Service</TextLink>
            </li>
          </ul>
          <p>
            Nobody watches this page around the clock. If you are in danger, call your local
            emergency number.
          </p>
        </aside>
      </div>
    </Page>
  );
}
