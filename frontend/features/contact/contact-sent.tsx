import { useEffect, useRef } from 'react';
import mailboxes from '#frontend/generated/mailboxes.json';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { type ContactFields, mailtoFor } from '#schema/rules/account/contact-form.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './contact-form.module.css';

type Props = { message: ContactFields; reference: string; onAgain: () => void };

export function ContactSent({ message, reference, onAgain }: Props) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => title.current?.focus(), []);

  return (
    <section className={styles.sent} aria-labelledby="sent">
      <h2 id="sent" ref={title} tabIndex={-1}>
        Message Sent!
      </h2>
      <p>
        Thank you, {message.name}. Your reference is{' '}
        <strong className={styles.reference}>{reference}</strong>.
      </p>
      <Notice title="Your message has not left this browser">
        The form is only a demonstration, and your message was not transmitted. To get an answer,{' '}
        <a className={styles.mailbox} href={mailtoFor(mailboxes.support, message, reference)}>
          send the same words by mail
        </a>
        : they’re already filled in.
      </Notice>
      <div className={styles.actions}>
        <Button kind="outline" onClick={onAgain}>
          Write another message
        </Button>
        <ButtonLink kind="quiet" href={PATHS.home}>
          Back to Home
        </ButtonLink>
      </div>
    </section>
  );
}
