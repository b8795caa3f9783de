/** Passkeys and the other provider. */
export const WAYS_IN_URLS = {
  all: '/api/ways-in',
  passkeys: '/api/passkeys',
  passkeyOptions: '/api/passkeys/options',
  passkey: '/api/passkeys/:passkeyId',
  passkeySignIn: '/api/passkey-sign-in',
  passkeySignInOptions: '/api/passkey-sign-in/options',
  ssoStart: '/api/sso/start',
  ssoCallback: '/api/sso/callback',
  ssoLink: '/api/sso/link',
} as const;
