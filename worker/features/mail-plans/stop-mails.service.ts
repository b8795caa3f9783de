import type { StoppableMails } from '#schema/contracts/reminder-choices.ts';
import type { RequestContext } from '#worker/context.ts';
import { stopReminderMails } from '#worker/features/reminders/answers.service.ts';
import { conflict } from '#worker/lib/errors.ts';
import { readStopLink } from '#worker/lib/sending/stop-link.ts';
import { deleteMailPlan } from './mail-plans.queries.ts';

const NO_LINK =
  'This link is not complete, or very old. In the settings of Yet you can end every mail.';

const ENDED: Record<StoppableMails, string> = {
  reminders: 'Reminders will not be mailed to you any more.',
  week: 'The mail about your week will not come any more.',
  away: 'The mail after two weeks away will not come any more.',
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
  return `${ENDED[kind]} Nothing else changes, and in the settings you can have them again.`;
}
