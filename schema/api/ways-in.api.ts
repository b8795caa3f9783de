import { User } from '#schema/contracts/users.ts';
import {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyParams,
  PasskeyPatch,
  PasskeyRequest,
  PasskeySignIn,
  SsoDeparture,
  SsoStart,
  WaysIn,
} from '#schema/contracts/ways-in.ts';
import { WAYS_IN_URLS } from '#schema/urls/ways-in.urls.ts';
import { get, patch, post, remove } from './route.ts';

const TOO_OFTEN = 'Tried too often; `Retry-After` says when to try again.';
const NOT_HERE = { 503: 'Passkeys do not work here.' };
const LAST = { 409: 'Nothing else would let you in.' };
const CREDENTIAL = { id: 'AQIDBA', rawId: 'AQIDBA', type: 'public-key' } as const;

/** Ways in besides the password. */
export const waysInApi = [
  get(WAYS_IN_URLS.all, 'How you get in', { reply: { WaysIn } }),

  get(WAYS_IN_URLS.ssoStart, 'Leave for the other provider; a link to follow', {
    access: 'public',
    query: SsoStart,
    status: 303,
  }),
  get(WAYS_IN_URLS.ssoCallback, 'Come back from it; leads on to where you were going', {
    access: 'public',
    status: 303,
  }),
  post(WAYS_IN_URLS.ssoLink, 'Where to go to link the account with it', {
    reply: { SsoDeparture },
    fails: {
      409: 'The account is linked already.',
      429: TOO_OFTEN,
      502: 'It did not answer.',
      503: 'None is set up here.',
    },
  }),
  remove(WAYS_IN_URLS.ssoLink, 'Unlink the account', {
    fails: { 404: 'It is not linked.', ...LAST },
  }),

  post(WAYS_IN_URLS.passkeyOptions, 'What a browser is to make a passkey of', {
    reply: { PasskeyCreation },
    fails: { 409: 'There are as many as can be.', 429: TOO_OFTEN, ...NOT_HERE },
  }),
  post(WAYS_IN_URLS.passkeys, 'Add the passkey it made', {
    body: { NewPasskey },
    example: { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    status: 201,
    reply: { Passkey },
    fails: { 409: 'There are as many as can be, or this one is known.', ...NOT_HERE },
  }),
  patch(WAYS_IN_URLS.passkey, 'Name a passkey', {
    params: PasskeyParams,
    body: { PasskeyPatch },
    example: { name: 'The blue key' },
    reply: { Passkey },
  }),
  remove(WAYS_IN_URLS.passkey, 'Remove a passkey', { params: PasskeyParams, fails: LAST }),
  post(WAYS_IN_URLS.passkeySignInOptions, 'What a browser is to sign', {
    access: 'public',
    reply: { PasskeyRequest },
    fails: { 429: TOO_OFTEN, ...NOT_HERE },
  }),
  post(WAYS_IN_URLS.passkeySignIn, 'Sign in with what it signed', {
    access: 'public',
    body: { PasskeySignIn },
    example: {
      ...CREDENTIAL,
      response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'MEUC' },
    },
    reply: { User },
    fails: { 401: 'This passkey lets nobody in.', 429: TOO_OFTEN, ...NOT_HERE },
  }),
];
