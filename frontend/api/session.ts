import { request } from '#frontend/lib/request.ts';
import type { Credentials, Registration } from '#schema/contracts/credentials.ts';
import type { User } from '#schema/contracts/users.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';

/*
 * Coming and going. Both are page loads: nothing of the last person stays in memory, and the next
 * page comes from the server with its data. So these are plain calls, for a page that has no query
 * cache.
 */

export const signIn = (credentials: Credentials) =>
  request<User>('POST', AUTH_URLS.login, credentials);

export const register = (registration: Registration) =>
  request<User>('POST', AUTH_URLS.register, registration);

/** @throws Error with the documented words, the refusal as its cause */
export async function signOut(): Promise<void> {
  try {
    await request<unknown>('POST', AUTH_URLS.logout);
  } catch (cause) {
    throw new Error('Failed to logout', { cause });
  }
}
