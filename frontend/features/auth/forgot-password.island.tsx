import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appInfoQuery, useAskForReset } from '#frontend/api/recovery.ts';
import { looksLikeEmail } from '#frontend/lib/email-shape.rules.ts';
import { PATHS } from '#frontend/lib/paths.ts';
import { hasStatus, wordsOf } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button, ButtonLink } from '#frontend/ui/button.tsx';
import { Field } from '#frontend/ui/field.tsx';
import { Form } from '#frontend/ui/form.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { TextLink } from '#frontend/ui/text-link.tsx';
import styles from './auth-form.module.css';
import { EntryHead, OtherWay, Outcome } from './entry-page.tsx';

const DEMO = 'No real email is sent in this demo.';
const FAILED = 'Failed to process your request. Please try again later.';

/** Asks for a reset link. What comes after is the same whether the address has an account or not. */
export function ForgotPassword() {
  const { mutateAsync: askForReset, isPending, data: answer, reset: beginAgain } = useAskForReset();
  const { data: app } = useQuery(appInfoQuery);
  const [error, setError] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const isAddress = looksLikeEmail(email);
    setError(isAddress ? '' : 'Please enter a valid email address');
    if (!isAddress) return;
    try {
      await askForReset({ email });
    } catch (failure) {
      // Of all failures only a limit has words of its own that help.
      const words = hasStatus(failure, 429) ? wordsOf(failure, FAILED) : FAILED;
      showToast({ title: 'Error', description: words, kind: 'destructive' });
    }
  };

  if (answer) {
    return (
      <Outcome
        title="Check your email"
        words={app?.mail === 'local' ? `${answer.message} ${DEMO}` : answer.message}
      >
        <ButtonLink href={PATHS.auth}>Back to Login</ButtonLink>
        <Button kind="quiet" onClick={beginAgain}>
          Try another address
        </Button>
      </Outcome>
    );
  }
  return (
    <>
      <EntryHead
        title="Forgot your password?"
        words="It happens. Tell us your email address, and a link for a new password comes to it."
      />
      <Form className={styles.form} onSubmit={submit}>
        {app?.mail === 'none' && (
          <Notice title="No mail can be sent from here">
            This copy of Yet has no mail provider. A recovery code gets you in without one.
          </Notice>
        )}
        <Field label="Email" name="email" type="email" autoComplete="email" error={error} />
        <Button type="submit" pending={isPending}>
          {isPending ? 'Sending...' : 'Send Reset Instructions'}
        </Button>
      </Form>
      <OtherWay>
        No email address, or no way to read it? <TextLink href={PATHS.recover}>Use a recovery code</TextLink>
      </OtherWay>
    </>
  );
}
