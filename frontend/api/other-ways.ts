import { request } from '#frontend/lib/request.ts';
import type { AppInfo } from '#schema/contracts/app-info.ts';
import type { User } from '#schema/contracts/users.ts';
import type { PasskeyRequest, PasskeySignIn } from '#schema/contracts/ways-in.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import { WAYS_IN_URLS } from '#schema/urls/ways-in.urls.ts';

/* Ways in besides the forms. Plain calls, for a page that has no query cache. */

export const readAppInfo = () => request<AppInfo>('GET', AUTH_URLS.appInfo);

export const requestPasskeyOptions = () =>
  request<PasskeyRequest>('POST', WAYS_IN_URLS.passkeySignInOptions);

export const sendPasskeySignIn = (signed: PasskeySignIn) =>
  request<User>('POST', WAYS_IN_URLS.passkeySignIn, signed);

/** Where a link leads that signs in with the other provider. */
export const ssoAddress = (next: string, isAfresh = false) => {
  const asked = new URLSearchParams({
    ...(next !== '/' && { next }),
    ...(isAfresh && { afresh: '1' }),
  });
  return `${WAYS_IN_URLS.ssoStart}${asked.size > 0 ? `?${asked}` : ''}`;
};
