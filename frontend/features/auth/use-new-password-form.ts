import { useState } from 'react';
import { useFormAnswer } from '#frontend/lib/form-answer.tsx';
import { ApiError, errorMessage, hasStatus } from '#frontend/lib/request.ts';
import { type FieldErrors, fieldErrors } from '#frontend/lib/validate.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { checkNewPassword } from '#schema/rules/account/new-password.ts';

const FAILED = 'Failed to reset password';
const UNREACHED = 'Network error. Please try again.';

/**
 * What forms with a new password have in common (`form` where it works without a script): the rules
 * before it is sent, and the words when it fails.
 */
export function useNewPasswordForm(form?: 'reset' | 'recover', failed = FAILED) {
  const sent = { reset: useFormAnswer('reset'), recover: useFormAnswer('recover') };
  const answer = form && sent[form];
  const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {});
  const [problem, setProblem] = useState(answer?.problem?.message ?? '');

  /**
   * The new password, or nothing while something keeps it from being sent; `others` are what else
   * the form lacks.
   */
  const check = async (form: FormData, others: FieldErrors = {}): Promise<string | undefined> => {
    const text = (name: string) => String(form.get(name) ?? '');
    const { NewPassword } = await import('#schema/contracts/credentials.ts');
    const found = {
      ...others,
      ...checkNewPassword(NewPassword, text('newPassword'), text('confirmPassword')),
    };
    setErrors(found);
    setProblem('');
    return Object.values(found).some(Boolean) ? undefined : text('newPassword');
  };

  const fail = (failure: unknown) => {
    const words = hasStatus(failure, 0) ? UNREACHED : errorMessage(failure, failed);
    const fields = failure instanceof ApiError ? fieldErrors(failure.issues) : {};
    setErrors(fields);
    // What stands at its field is not said above the form as well.
    setProblem(Object.keys(fields).length > 0 ? '' : words);
    showToast({ title: 'Error', description: words, kind: 'destructive' });
  };

  return { errors, problem, check, fail, answer };
}
