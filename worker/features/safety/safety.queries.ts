import { and, eq, sql } from 'drizzle-orm';
import { chatConversations } from '#schema/tables/coach.ts';
import { users } from '#schema/tables/users.ts';
import type { Care } from '#worker/lib/safety/care.ts';
import { query, write } from '#worker/lib/sql.ts';

const careFields = {
  level: users.careLevel,
  danger: users.careDanger,
  isNear: users.careIsNear,
  since: users.careSince,
  calmTurns: users.careCalmTurns,
  turns: users.careTurns,
  saidSafe: users.careSaidSafe,
  language: users.careLanguage,
};

/** How a person stands, whatever they write and wherever. */
export const findPersonCare = query<{ userId: number }>()((p) =>
  write
    .select({ ...careFields, isIncognito: users.incognitoMode })
    .from(users)
    .where(eq(users.id, p.userId)),
);

/** How a conversation of theirs stands; no row where there is none. */
export const findConversationCare = query<{ userId: number; conversationId: number }>()((p) =>
  write
    .select({
      level: chatConversations.careLevel,
      danger: chatConversations.careDanger,
      isNear: chatConversations.careIsNear,
      since: chatConversations.careSince,
      calmTurns: chatConversations.careCalmTurns,
      turns: chatConversations.careTurns,
      saidSafe: chatConversations.careSaidSafe,
      language: chatConversations.careLanguage,
    })
    .from(chatConversations)
    .where(and(eq(chatConversations.id, p.conversationId), eq(chatConversations.userId, p.userId))),
);

type CareValues = Care & Record<string, unknown>;

const setCare = (p: Record<keyof Care, unknown>) => ({
  careLevel: sql`${p.level}`,
  careDanger: sql`${p.danger}`,
  careIsNear: sql`${p.isNear}`,
  careSince: sql`${p.since}`,
  careCalmTurns: sql`${p.calmTurns}`,
  careTurns: sql`${p.turns}`,
  careSaidSafe: sql`${p.saidSafe}`,
  careLanguage: sql`${p.language}`,
});

export const updatePersonCare = query<CareValues & { userId: number }>()((p) =>
  write.update(users).set(setCare(p)).where(eq(users.id, p.userId)),
);

export const updateConversationCare = query<CareValues & { userId: number; conversationId: number }>()((p) =>
  write
    .update(chatConversations)
    .set(setCare(p))
    .where(and(eq(chatConversations.id, p.conversationId), eq(chatConversations.userId, p.userId))),
);
