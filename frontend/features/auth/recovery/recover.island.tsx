import type { FormEvent } from 'react';
import { useRecover } from '#frontend/api/recovery.ts';
import { EntryHead, OtherWay } from '#frontend/features/auth/entry-page.tsx';
import { NewPasswordFields } from '#frontend/features/auth/new-password-fields.tsx';
import styles from '#frontend/features/auth/sign-in/auth-form.module.css';
import { useNewPasswordForm } from '#frontend/features/auth/use-new-password-form.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { PageForm } from '#frontend/ui/controls/form.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import { PasswordIsSet } from './password-is-set.tsx';

/** A new password for who kept a recovery code: no mail is needed. */
export function Recover() {
  const { mutateAsync: recover, isPending, isSuccess } = useRecover();
  const { errors, problem, check, fail, answer } = useNewPasswordForm('recover');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const username = String(form.get('username') ?? '').trim();
    const code = String(form.get('code') ?? '').trim();
    try {
      const newPassword = await check(form, {
        username: username ? undefined : 'Username is required',
        code: code ? undefined : 'Recovery code is required',
      });
      if (newPassword) await recover({ username, code, newPassword });
    } catch (failure) {
      fail(failure);
    }
  };

  if (isSuccess || answer?.done) return <PasswordIsSet />;
  return (
    <>
      <EntryHead
        title="Use a recovery code"
        words="Any of the ten codes you made in Settings gets you back in without an email. Each works once."
      />
      <PageForm className={styles.form} action={PATHS.recover} onSubmit={submit}>
        {problem && (
          <Notice kind="error" answers>
            {problem}
          </Notice>
        )}
        <Field
          label="Username"
          name="username"
          defaultValue={answer?.values['username']}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username}
        />
        <Field
          label="Recovery code"
          name="code"
          defaultValue={answer?.values['code']}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          hint="Any code you haven’t used yet. Dashes and capitals don’t matter."
          error={errors.code}
        />
        <NewPasswordFields errors={errors} />
        <Button type="submit" pending={isPending}>
          {isPending ? 'Resetting...' : 'Set new password'}
        </Button>
      </PageForm>
      <OtherWay>
        No codes to hand? <TextLink href={PATHS.forgotPassword}>Have a link sent</TextLink> or{' '}
        <TextLink href={PATHS.contact}>ask us</TextLink>.
      </OtherWay>
    </>
  );
}
