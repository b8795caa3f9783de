import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { UserContext } from '#worker/context.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import { deliverMail } from '#worker/lib/outside/deliver.ts';
import { countFor, type Throttle } from '#worker/lib/security/throttle.ts';
import { invitationMail } from './sharing.mails.ts';
import { invitationsBy, invitationsTo } from './sharing.rules.ts';

const isWithin = ({ limit }: Throttle, counted: { attempts: number }[]) =>
  (counted[0]?.attempts ?? 0) <= limit;

/**
 * Writes to the address a goal was shared with, and returns whether a mail is on its way. Past the
 * limits, and where nothing can be sent, the owner sends the link themselves.
 */
export async function invite(
  ctx: UserContext,
  email: string,
  sharedWithKey: string,
  code: string,
): Promise<boolean> {
  const { delivery } = ctx.mailer;
  if (delivery === 'none') return false;
  const now = ctx.clock.now();
  const bySender = invitationsBy(ctx.caller.userId);
  const toAddress = invitationsTo(sharedWithKey);
  const [senders, sent, received] = await ctx.db.batch([
    ctx.ownRow(),
    countFor(bySender, now),
    countFor(toAddress, now),
  ]);
  const sender = senders[0];
  if (!sender || !isWithin(bySender, sent) || !isWithin(toAddress, received)) return false;
  deliverMail(
    ctx,
    'invitation',
    invitationMail(sender.username, email, appLink(ctx.config, urlTo(PATHS.sharedGoal, { code }))),
  );
  return delivery === 'sent';
}
