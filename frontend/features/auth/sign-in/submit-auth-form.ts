import { register, signIn } from '#frontend/api/session.ts';
import { navigateHard } from '#frontend/lib/navigate-hard.ts';
import { WELCOME } from '#frontend/lib/next-page-toast.ts';
import { pathAfterSignIn } from '#frontend/lib/path-after-sign-in.ts';
import type { Credentials, Registration } from '#schema/contracts/credentials.ts';

/** Which of the two forms; its fields are named as the contract names them. */
export type AuthForm = 'login' | 'register';

/**
 * Sends a form and goes on to where the person was going. @throws ApiError as the server words it.
 */
export async function submitAuthForm(form: AuthForm, fields: object): Promise<void> {
  await (form === 'login' ? signIn(fields as Credentials) : register(fields as Registration));
  navigateHard(pathAfterSignIn(window.location.search), WELCOME[form]);
}
