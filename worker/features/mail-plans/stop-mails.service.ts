import type { StoppableMails } from '#schema/contracts/reminder-choices.ts';
import type { RequestContext } from '#worker/context.ts';
import { stopReminderMails } from '#worker/features/reminders/answers.service.ts';
import { conflict } from '#worker/lib/errors.ts';
import { readStopLink } from '#worker/lib/sending/stop-link.ts';
import { deleteMailPlan } from './mail-plans.queries.ts';

const NO_LINK =
  'This link is incomplete or very old. You can stop every mail in the settings of Yet.';

const ENDED: Record<StoppableMails, string> = {
  reminders: 'You won’t get reminders by mail any more.',
  week: 'You won’t get the mail about your week any more.',
  away: 'You won’t get the mail after two weeks away any more.',
};

/**
 * Ends a kind of mail by the link in one of them: the signature is all the proof there is. Pressed
 * again it does no more. @throws conflict for no link of ours
 */
export async function stopMailsByLink(ctx: RequestContext, token: string): Promise<string> {
  const link = await readStopLink(ctx, token);
  if (!link) throw conflict(NO_LINK);
  const { userId, kind, shardRef } = link;
  const statement =
    kind === 'reminders' ? stopReminderMails(userId) : deleteMailPlan({ userId, kind });
  await ctx.dbFor(shardRef).batch([statement]);
  return `${ENDED[kind]} Nothing else changes, and you can switch them on again in Settings.`;
}
