import { eq } from 'drizzle-orm';
import type { PrivacyPatch } from '#schema/contracts/privacy.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

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

export const findChoices = (p: { userId: number }) =>
  queryBuilder.select(choiceFields).from(users).where(eq(users.id, p.userId));

export const updateChoices = (userId: number, patch: PrivacyPatch) =>
  queryBuilder.update(users).set(patch).where(eq(users.id, userId)).returning(choiceFields);
