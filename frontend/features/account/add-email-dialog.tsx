import { type FormEvent, useState } from 'react';
import { useChangeEmail } from '#frontend/api/account.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { stopAskingForEmail } from '#frontend/state/add-email.state.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { Dialog, DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import { looksLikeEmail } from '#schema/rules/account/email-shape.ts';

export function AddEmailDialog() {
  const [email, setEmail] = useState('');
  const { mutate: addEmail, isPending, error } = useChangeEmail();
  const isWrong = email !== '' && !looksLikeEmail(email);

  const save = (event: FormEvent) => {
    event.preventDefault();
    addEmail(
      { email: email.trim() },
      {
        onSuccess: () => {
          showToast({
            title: 'Email updated successfully',
            description: 'Your email has been added to your account.',
          });
          stopAskingForEmail();
        },
        onError: (failure) =>
          showToast({
            title: 'Failed to update email',
            description: errorMessage(
              failure,
              'An error occurred while updating your email. Please try again.',
            ),
            kind: 'destructive',
          }),
      },
    );
  };

  return (
    <Dialog
      open
      onClose={stopAskingForEmail}
      title="Add your email address"
      description="With an address you can get back in if you forget your password. Nothing else is sent there unless you choose it."
    >
      <form noValidate onSubmit={save}>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={
            isWrong
              ? 'Please enter a valid email address'
              : error && errorMessage(error, 'Failed to update email')
          }
        />
        <DialogActions>
          <Button kind="quiet" onClick={stopAskingForEmail}>
            Skip for now
          </Button>
          <Button type="submit" pending={isPending} disabled={!looksLikeEmail(email)}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
