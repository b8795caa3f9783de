import { request } from '#frontend/lib/request.ts';
import type { AppInfo } from '#schema/contracts/app-info.ts';
import type { User } from '#schema/contracts/users.ts';
import type { PasskeyRequest, PasskeySignIn } from '#schema/contracts/ways-in.ts';

/* Ways in besides the forms. Plain calls, for a page that has no query cache. */

export const readAppInfo = () => request<AppInfo>('GET', '/api/app-info');

export const requestPasskeyOptions = () => request<PasskeyRequest>('POST', '/api/passkey-sign-in/options');

export const sendPasskeySignIn = (signed: PasskeySignIn) =>
  request<User>('POST', '/api/passkey-sign-in', signed);

/** Where a link leads that signs in with the other provider. */
export const ssoAddress = (next: string, isAfresh = false) => {
  const asked = new URLSearchParams({ ...(next !== '/' && { next }), ...(isAfresh && { afresh: '1' }) });
  return `/api/sso/start${asked.size > 0 ? `?${asked}` : ''}`;
};
