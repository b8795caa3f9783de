import { and, eq } from 'drizzle-orm';
import { chatConversations } from '#schema/tables/coach.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import type { SafetyState } from '#worker/lib/safety/safety-state.ts';

const careFields = {
  level: users.careLevel,
  danger: users.careDanger,
  concernsOther: users.careIsNear,
  since: users.careSince,
  calmTurns: users.careCalmTurns,
  turns: users.careTurns,
  saidSafe: users.careSaidSafe,
  language: users.careLanguage,
};

/** How a person stands, whatever they write and wherever. */
export const findPersonCare = (p: { userId: number }) =>
  queryBuilder
    .select({ ...careFields, isIncognito: users.incognitoMode })
    .from(users)
    .where(eq(users.id, p.userId));

/** How a conversation of theirs stands; no row where there is none. */
export const findConversationCare = (p: { userId: number; conversationId: number }) =>
  queryBuilder
    .select({
      level: chatConversations.careLevel,
      danger: chatConversations.careDanger,
      concernsOther: chatConversations.careIsNear,
      since: chatConversations.careSince,
      calmTurns: chatConversations.careCalmTurns,
      turns: chatConversations.careTurns,
      saidSafe: chatConversations.careSaidSafe,
      language: chatConversations.careLanguage,
    })
    .from(chatConversations)
    .where(and(eq(chatConversations.id, p.conversationId), eq(chatConversations.userId, p.userId)));

type CareValues = SafetyState & Record<string, unknown>;

const setCare = (p: SafetyState) => ({
  careLevel: p.level,
  careDanger: p.danger,
  careIsNear: p.concernsOther,
  careSince: p.since,
  careCalmTurns: p.calmTurns,
  careTurns: p.turns,
  careSaidSafe: p.saidSafe,
  careLanguage: p.language,
});

export const updatePersonCare = (p: CareValues & { userId: number }) =>
  queryBuilder.update(users).set(setCare(p)).where(eq(users.id, p.userId));

export const updateConversationCare = (
  p: CareValues & { userId: number; conversationId: number },
) =>
  queryBuilder
    .update(chatConversations)
    .set(setCare(p))
    .where(and(eq(chatConversations.id, p.conversationId), eq(chatConversations.userId, p.userId)));
