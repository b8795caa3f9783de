import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appInfoQuery, useAskForReset } from '#frontend/api/recovery.ts';
import { AuthOutcome, EntryHead, OtherWay } from '#frontend/features/auth/entry-page.tsx';
import styles from '#frontend/features/auth/sign-in/auth-form.module.css';
import { useFormAnswer } from '#frontend/lib/form-answer.tsx';
import { errorMessage, hasStatus } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { PageForm } from '#frontend/ui/controls/form.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { looksLikeEmail } from '#schema/rules/account/email-shape.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

const DEMO = 'No real email is sent in this demo.';
const FAILED = 'Failed to process your request. Please try again later.';

/**
 * Asks for a reset link. What comes after is the same whether the address has an account or not.
 */
export function ForgotPassword() {
  const sent = useFormAnswer('forgot');
  const { mutateAsync: askForReset, isPending } = useAskForReset();
  const { data: app } = useQuery(appInfoQuery);
  const [answer, setAnswer] = useState(sent?.done ?? null);
  const [problem, setProblem] = useState(sent?.problem?.message ?? '');
  const [error, setError] = useState(sent?.errors.email ?? '');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const isAddress = looksLikeEmail(email);
    setError(isAddress ? '' : 'Please enter a valid email address');
    setProblem('');
    if (!isAddress) return;
    try {
      setAnswer((await askForReset({ email })).message);
    } catch (failure) {
      // Of all failures only a limit has words of its own that help.
      const words = hasStatus(failure, 429) ? errorMessage(failure, FAILED) : FAILED;
      setProblem(words);
      showToast({ title: 'Error', description: words, kind: 'destructive' });
    }
  };

  if (answer) {
    return (
      <AuthOutcome
        title="Check your email"
        words={app?.mail === 'local' ? `${answer} ${DEMO}` : answer}
      >
        <ButtonLink href={PATHS.auth}>Back to Login</ButtonLink>
        <Button kind="quiet" onClick={() => setAnswer(null)}>
          Try another address
        </Button>
      </AuthOutcome>
    );
  }
  return (
    <>
      <EntryHead
        title="Forgot your password?"
        words="It happens. Enter your email address, and we’ll send you a link for a new password."
      />
      <PageForm className={styles.form} action={PATHS.forgotPassword} onSubmit={submit}>
        {problem && (
          <Notice kind="error" answers>
            {problem}
          </Notice>
        )}
        {app?.mail === 'none' && (
          <Notice title="This copy of Yet can’t send mail">
            It has no mail provider. You can still get in with a recovery code.
          </Notice>
        )}
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={sent?.values['email']}
          error={error}
        />
        <Button type="submit" pending={isPending}>
          {isPending ? 'Sending...' : 'Send Reset Instructions'}
        </Button>
      </PageForm>
      <OtherWay>
        No email address, or no way to read it?{' '}
        <TextLink href={PATHS.recover}>Use a recovery code</TextLink>
      </OtherWay>
    </>
  );
}
