import type { MailKind } from '#schema/contracts/mail-plans.ts';
import type { CareLevel } from '#schema/contracts/safety.ts';
import { instantAt } from '#schema/rules/reminders/local-time.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import { dateInZone, knownZone } from '#worker/lib/calendar.ts';
import { nextWeekly } from '#worker/lib/zoned-time.ts';
import { hasHappened, lastDayOfWeek, type Week, type WeekFacts, weekOf } from './week.rules.ts';

/** A mail this late is not sent any more: its week has gone on. */
export const MAIL_GRACE_MS = DAY_MS / 2;
/** After so long somebody counts as away. */
export const AWAY_DAYS = 14;
/** When the mail to who was away comes: an hour at which nobody is woken. */
const AWAY_AT = '10:00';
/**
 * The pause after each failed try of a mail, in milliseconds; after the last one it is given up.
 */
export const MAIL_PAUSES_MS = [600_000, 1_800_000];

/** A plan that is due, with what decides about it. */
export interface DuePlan {
  userId: number;
  kind: MailKind;
  weekday: number | null;
  hour: number | null;
  namesGoals: boolean;
  nextDueAt: string;
  attempts: number;
  lastSentAt: string | null;
  createdAt: string;
  username: string;
  email: string | null;
  emailVerifiedAt: string | null;
  timeZone: string | null;
  careLevel: CareLevel;
  /** When the person was last here, by a browser or by something they did. */
  lastSeenAt: string | null;
  lastActivityAt: string | null;
}

/** The decision about a due plan: when it is due next, and which mail is sent now, if any. */
export interface MailDecision {
  plan: DuePlan;
  next: string;
  /** The same for each try of one mail, so that a provider which knows it sends it once. */
  key: string;
  week?: Week;
  sends: boolean;
}

/** Mails go to an address that is proven, and never to somebody in a hard moment. */
const mayBeWrittenTo = ({ email, emailVerifiedAt, careLevel }: DuePlan): boolean =>
  email !== null && emailVerifiedAt !== null && careLevel === 'none';

function decideWeek(plan: DuePlan, facts: WeekFacts, now: Date): MailDecision {
  const zone = knownZone(plan.timeZone ?? undefined);
  const { weekday, hour } = { weekday: plan.weekday ?? 7, hour: plan.hour ?? 18 };
  // Its own time in the zone where the person is now; a day less than a week back, whatever the
  // clocks did.
  const dueAt = nextWeekly(new Date(now.getTime() - 6 * DAY_MS), { weekday, hour }, zone);
  const next = nextWeekly(now, { weekday, hour }, zone).toISOString();
  const isOnTime = dueAt <= now && now.getTime() - dueAt.getTime() <= MAIL_GRACE_MS;
  const week = weekOf(facts, lastDayOfWeek(dueAt, hour, zone), zone);
  const key = `week-${plan.userId}-${dueAt.toISOString()}`;
  return { plan, next, key, week, sends: isOnTime && mayBeWrittenTo(plan) && hasHappened(week) };
}

/** Ten in the morning of the first day on which the two weeks are over. */
function awayDue(since: Date, zone: string): Date {
  const over = new Date(since.getTime() + AWAY_DAYS * DAY_MS);
  const at = instantAt(dateInZone(over, zone), AWAY_AT, zone);
  return at >= over
    ? at
    : instantAt(dateInZone(new Date(over.getTime() + DAY_MS), zone), AWAY_AT, zone);
}

function decideAway(plan: DuePlan, now: Date): MailDecision {
  const zone = knownZone(plan.timeZone ?? undefined);
  const seen = [plan.createdAt, plan.lastSeenAt, plan.lastActivityAt].filter((at) => at !== null);
  const lastSeen = seen.toSorted().at(-1) as string;
  const key = `away-${plan.userId}-${lastSeen}`;
  const dueAt = awayDue(new Date(lastSeen), zone);
  // After that mail nothing more is sent until the person was here again.
  const hasHad = plan.lastSentAt !== null && plan.lastSentAt >= lastSeen;
  const isDue = dueAt <= now && !hasHad;
  const next = dueAt > now ? dueAt : awayDue(now, zone);
  return { plan, next: next.toISOString(), key, sends: isDue && mayBeWrittenTo(plan) };
}

/** Decides about one due plan; `facts` are of its person. */
export const decideMail = (plan: DuePlan, facts: WeekFacts, now: Date): MailDecision =>
  plan.kind === 'week' ? decideWeek(plan, facts, now) : decideAway(plan, now);

/** When the first mail of a plan is due. */
export function firstDue(
  kind: MailKind,
  choice: { weekday: number; hour: number },
  now: Date,
  timeZone: string,
): Date {
  return kind === 'week' ? nextWeekly(now, choice, timeZone) : awayDue(now, timeZone);
}
