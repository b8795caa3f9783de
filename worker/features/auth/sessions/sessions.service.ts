import type {
  Message,
  PasswordChange,
  Session,
  SessionsEnd,
  SessionsEnded,
} from '#schema/contracts/account-life.ts';
import type { UserContext } from '#worker/context.ts';
import { writeWithPassword } from '#worker/features/account/prove-identity.service.ts';
import { setPassword } from '#worker/features/auth/auth.queries.ts';
import { tellOfNewPassword } from '#worker/features/auth/recovery/password-reset.service.ts';
import { notFound } from '#worker/lib/errors.ts';
import { hashPassword } from '#worker/lib/security/passwords.ts';
import { endSessions, idleSince } from '#worker/lib/security/sessions.ts';
import { deviceOf } from './device.rules.ts';
import { endOwnSession, listOwnSessions } from './sessions.queries.ts';

/** All sessions of the caller, this one first. */
export async function listBrowserSessions(ctx: UserContext): Promise<Session[]> {
  const { userId, sessionId } = ctx.caller;
  const [, rows] = await ctx.read([
    listOwnSessions({ userId, sessionId, idleSince: idleSince(ctx.clock.now()) }),
  ]);
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    device: deviceOf(userAgent),
    isCurrent: row.id === sessionId,
  }));
}

/** Signs one browser out. @returns whether it was this one. @throws not-found. */
export async function endOne(ctx: UserContext, sessionId: string): Promise<boolean> {
  const [ended] = await ctx.write([endOwnSession({ id: sessionId, userId: ctx.caller.userId })]);
  if (ended.length === 0) throw notFound('This session has already ended');
  return sessionId === ctx.caller.sessionId;
}

export async function endMany(ctx: UserContext, { which }: SessionsEnd): Promise<SessionsEnded> {
  const { userId, sessionId } = ctx.caller;
  const [ended] = await ctx.write([
    endSessions({ userId, except: which === 'others' ? sessionId : '' }),
  ]);
  return { ended: ended.length };
}

/** Changes the password and signs every other browser out. @throws invalid, too-many. */
export async function changePassword(ctx: UserContext, input: PasswordChange): Promise<Message> {
  const { userId, sessionId } = ctx.caller;
  const proof = { field: 'currentPassword', password: input.currentPassword };
  const [changed] = await writeWithPassword(ctx, proof, async () => [
    setPassword({ userId, password: await hashPassword(input.newPassword) }),
    endSessions({ userId, except: sessionId }),
  ]);
  tellOfNewPassword(ctx, changed[0]);
  return { message: 'Your password is changed, and every other browser is signed out.' };
}
