import type {
  MailKind,
  MailPlans,
  MailPlansPatch,
  WeekMail,
} from '#schema/contracts/mail-plans.ts';
import type { UserContext } from '#worker/context.ts';
import { knownZone } from '#worker/lib/calendar.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { conflict } from '#worker/lib/errors.ts';
import { keepTimeZone } from '#worker/lib/security/sessions.ts';
import { firstDue } from './due-mails.rules.ts';
import { deleteMailPlan, findReader, listMailPlans, putMailPlan } from './mail-plans.queries.ts';

const NO_ADDRESS = 'Confirm an email address first: these mails go to no other.';

type Reader = RowOf<typeof findReader>;

const canReceive = (reader: Reader | undefined) =>
  Boolean(reader?.email && reader.emailVerifiedAt !== null);

function plansOf(rows: RowOf<typeof listMailPlans>[], reader: Reader | undefined): MailPlans {
  const week = rows.find(({ kind }) => kind === 'week');
  return {
    week:
      week?.weekday && week.hour !== null
        ? { weekday: week.weekday, hour: week.hour, namesGoals: week.namesGoals }
        : null,
    away: rows.some(({ kind }) => kind === 'away'),
    canReceive: canReceive(reader),
  };
}

export async function mailPlansOf(ctx: UserContext): Promise<MailPlans> {
  const { userId } = ctx.caller;
  const [, rows, [reader]] = await ctx.read([listMailPlans({ userId }), findReader({ userId })]);
  return plansOf(rows, reader);
}

/** The statement that sets one kind of mail; none where it is not named. */
function change(ctx: UserContext, kind: MailKind, wanted: Partial<WeekMail> | null, zone: string) {
  const { userId } = ctx.caller;
  if (wanted === null) return deleteMailPlan({ userId, kind });
  const now = ctx.clock.now();
  const { weekday = null, hour = null, namesGoals = false } = wanted;
  const at = { weekday: weekday ?? 1, hour: hour ?? 10 };
  const nextDueAt = firstDue(kind, at, now, zone).toISOString();
  const plan = { userId, kind, weekday, hour, namesGoals };
  return putMailPlan({ ...plan, nextDueAt, now: now.toISOString() });
}

/** Chooses mails, or ends them. @throws conflict where no confirmed address could get one */
export async function chooseMails(ctx: UserContext, patch: MailPlansPatch): Promise<MailPlans> {
  const { userId } = ctx.caller;
  const [, [reader]] = await ctx.read([findReader({ userId })]);
  if ((patch.week || patch.away) && !canReceive(reader)) throw conflict(NO_ADDRESS);
  const zone = knownZone(ctx.timeZone ?? reader?.timeZone ?? undefined);
  const results = await ctx.write([
    ...(ctx.timeZone ? [keepTimeZone({ userId, timeZone: zone })] : []),
    ...(patch.week === undefined ? [] : [change(ctx, 'week', patch.week, zone)]),
    ...(patch.away === undefined ? [] : [change(ctx, 'away', patch.away ? {} : null, zone)]),
    listMailPlans({ userId }),
  ]);
  return plansOf(results.at(-1) as RowOf<typeof listMailPlans>[], reader);
}
