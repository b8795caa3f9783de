import { eq } from 'drizzle-orm';
import type { PrivacyPatch } from '#schema/contracts/privacy.ts';
import { users } from '#schema/tables/users.ts';
import { once, query, write } from '#worker/lib/sql.ts';

const choiceFields = {
  incognitoMode: users.incognitoMode,
  dailyMotivation: users.dailyMotivation,
  aiChat: users.aiChat,
  aiFeedback: users.aiFeedback,
  aiRoadmap: users.aiRoadmap,
  tellsGoals: users.tellsGoals,
  tellsJournal: users.tellsJournal,
  tellsMindset: users.tellsMindset,
  chatRetentionDays: users.chatRetentionDays,
};

export const findChoices = query<{ userId: number }>()((p) =>
  write.select(choiceFields).from(users).where(eq(users.id, p.userId)),
);

export const updateChoices = (userId: number, patch: PrivacyPatch) =>
  once(write.update(users).set(patch).where(eq(users.id, userId)).returning(choiceFields));
