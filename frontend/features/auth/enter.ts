import { register, signIn } from '#frontend/api/session.ts';
import { leaveFor } from '#frontend/lib/leave.ts';
import { pathAfterSignIn } from '#frontend/lib/path-after-sign-in.ts';
import type { Credentials, Registration } from '#schema/contracts/credentials.ts';

/** Which of the two forms; its fields are named as the contract names them. */
export type Door = 'login' | 'register';

const WELCOME = {
  login: { title: 'Welcome back!', description: 'Successfully logged in' },
  register: { title: 'Welcome!', description: 'Successfully registered' },
};

/** Sends a form and goes on to where the person was going. @throws ApiError as the server words it. */
export async function enter(door: Door, fields: object): Promise<void> {
  await (door === 'login' ? signIn(fields as Credentials) : register(fields as Registration));
  leaveFor(pathAfterSignIn(window.location.search), WELCOME[door]);
}

/** What was sent and refused before the page was awake: shown when it is. */
let refusedEarly: { door: Door; error: unknown } | undefined;

export function noteRefusal(door: Door, error: unknown): void {
  refusedEarly = { door, error };
}

export function takeRefusal(door: Door): unknown {
  if (refusedEarly?.door !== door) return undefined;
  const { error } = refusedEarly;
  refusedEarly = undefined;
  return error;
}
