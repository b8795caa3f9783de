import { PATHS } from '#schema/urls/page-paths.ts';
import type { RequestContext } from '#worker/context.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import { deliverMail } from '#worker/lib/outside/deliver.ts';
import { composeMail } from '#worker/lib/outside/mail-layout.ts';

interface Person {
  username: string;
  email: string | null;
}

interface SignInMethodChange {
  /** The kind of mail, for the log. */
  kind: string;
  subject: string;
  /** What happened, as one sentence. */
  happened: string;
}

export const passkeyAdded = (name: string): SignInMethodChange => ({
  kind: 'passkey-added',
  subject: 'A passkey was added',
  happened: `A passkey, “${name}”, was just added to your account at Yet. It signs you in without your password.`,
});

export const passkeyRemoved = (name: string): SignInMethodChange => ({
  kind: 'passkey-removed',
  subject: 'A passkey was removed',
  happened: `The passkey “${name}” was just removed from your account at Yet. It no longer signs anybody in.`,
});

export const providerLinked = (provider: string): SignInMethodChange => ({
  kind: 'sso-linked',
  subject: `${provider} was linked`,
  happened: `Your account at Yet was just linked with ${provider}. Signing in there now signs you in here.`,
});

export const providerUnlinked = (provider: string): SignInMethodChange => ({
  kind: 'sso-unlinked',
  subject: `${provider} was unlinked`,
  happened: `Your account at Yet is no longer linked with ${provider}: it signs nobody in any more.`,
});

/** Mails a person, if they have an address, that a sign-in method was added or removed. */
export function mailSignInMethodChange(
  ctx: RequestContext,
  { username, email }: Person,
  { kind, subject, happened }: SignInMethodChange,
) {
  if (!email) return;
  const mail = composeMail({
    to: email,
    subject,
    paragraphs: [
      `Hello ${username},`,
      happened,
      'If that was you, all is well. If it wasn’t, choose a new password. Then check the ways to sign in under Security in Settings, and sign out all other browsers.',
    ],
    action: { label: 'Choose a new password', url: appLink(ctx.config, PATHS.forgotPassword) },
  });
  deliverMail(ctx, kind, mail);
}
