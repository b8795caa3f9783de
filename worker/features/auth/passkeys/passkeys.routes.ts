import { Hono } from 'hono';
import { User } from '#schema/contracts/users.ts';
import {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyParams,
  PasskeyPatch,
  PasskeyRequest,
  PasskeySignIn,
} from '#schema/contracts/ways-in.ts';
import { WAYS_IN_URLS } from '#schema/urls/ways-in.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { keepAttempt, takeAttempt } from '#worker/http/attempt-cookie.ts';
import { body, params } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { setSessionCookie } from '#worker/http/session-cookie.ts';
import { askForSignature, signInByPasskey } from './passkey-sign-in.service.ts';
import { PasskeyAttempt } from './passkeys.rules.ts';
import { addPasskey, askForPasskey, removePasskey, rename } from './passkeys.service.ts';

export const passkeyRoutes = new Hono<AppEnv>()
  .post(WAYS_IN_URLS.passkeyOptions, requireUser, async (c) => {
    const { options, attempt } = await askForPasskey(c.var.user);
    await keepAttempt(c, 'passkey', attempt);
    return send(c, PasskeyCreation, options);
  })
  .post(WAYS_IN_URLS.passkeys, requireUser, async (c) => {
    const made = await body(c, NewPasskey);
    const attempt = await takeAttempt(c, 'passkey', PasskeyAttempt);
    return send(c, Passkey, await addPasskey(c.var.user, attempt, made), 201);
  })
  .patch(WAYS_IN_URLS.passkey, requireUser, async (c) => {
    const { passkeyId } = params(c, PasskeyParams);
    return send(c, Passkey, await rename(c.var.user, passkeyId, await body(c, PasskeyPatch)));
  })
  .delete(WAYS_IN_URLS.passkey, requireUser, async (c) => {
    await removePasskey(c.var.user, params(c, PasskeyParams).passkeyId);
    return sendNothing(c);
  })
  .post(WAYS_IN_URLS.passkeySignInOptions, async (c) => {
    const { options, attempt } = await askForSignature(c.var.request);
    await keepAttempt(c, 'passkey', attempt);
    return send(c, PasskeyRequest, options);
  })
  .post(WAYS_IN_URLS.passkeySignIn, async (c) => {
    const signed = await body(c, PasskeySignIn);
    const attempt = await takeAttempt(c, 'passkey', PasskeyAttempt);
    const { user, caller } = await signInByPasskey(c.var.request, attempt, signed);
    await setSessionCookie(c, caller);
    return send(c, User, user);
  });
