import { and, eq } from 'drizzle-orm';
import type { MailKind } from '#schema/contracts/mail-plans.ts';
import { mailPlans } from '#schema/tables/calendar.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

interface Whose {
  userId: number;
}

/** Whether mails can reach somebody, and the zone that is kept for them. */
export const findReader = (p: Whose) =>
  queryBuilder
    .select({
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      timeZone: users.timeZone,
    })
    .from(users)
    .where(eq(users.id, p.userId));

export const listMailPlans = (p: Whose) =>
  queryBuilder
    .select({
      kind: mailPlans.kind,
      weekday: mailPlans.weekday,
      hour: mailPlans.hour,
      namesGoals: mailPlans.namesGoals,
    })
    .from(mailPlans)
    .where(eq(mailPlans.userId, p.userId));

type NewPlan = Whose & {
  kind: MailKind;
  weekday: number | null;
  hour: number | null;
  namesGoals: boolean;
  nextDueAt: string;
  now: string;
};

/** Plans a mail, or plans it anew. */
export const putMailPlan = ({ now, ...plan }: NewPlan) =>
  queryBuilder
    .insert(mailPlans)
    .values({ ...plan, createdAt: now })
    .onConflictDoUpdate({
      target: [mailPlans.userId, mailPlans.kind],
      set: {
        weekday: plan.weekday,
        hour: plan.hour,
        namesGoals: plan.namesGoals,
        nextDueAt: plan.nextDueAt,
        attempts: 0,
      },
    });

export const deleteMailPlan = (p: Whose & { kind: MailKind }) =>
  queryBuilder
    .delete(mailPlans)
    .where(and(eq(mailPlans.userId, p.userId), eq(mailPlans.kind, p.kind)));
