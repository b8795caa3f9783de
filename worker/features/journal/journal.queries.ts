import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Technique } from '#schema/contracts/coach.ts';
import { goals, journalEntries } from '#schema/tables/goals.ts';
import { guard } from '#worker/lib/guard.ts';
import { query, write } from '#worker/lib/sql.ts';

interface OwnGoal extends Record<string, unknown> {
  userId: number;
  goalId: number;
}

interface OwnEntry extends OwnGoal {
  entryId: number;
}

const isOwnGoal = (p: Record<keyof OwnGoal, unknown>) =>
  sql`exists (select 1 from ${goals} where ${goals.id} = ${p.goalId} and ${goals.userId} = ${p.userId})`;

const isOwnEntry = (p: Record<keyof OwnEntry, unknown>) =>
  sql`${journalEntries.id} = ${p.entryId} and ${journalEntries.goalId} = ${p.goalId} and ${isOwnGoal(p)}`;

const entryFields = {
  id: journalEntries.id,
  goalId: journalEntries.goalId,
  content: journalEntries.content,
  createdAt: journalEntries.createdAt,
  updatedAt: journalEntries.updatedAt,
  aiResponse: journalEntries.aiResponse,
  coach: journalEntries.coach,
  technique: journalEntries.technique,
};

/** Breaks the batch unless the goal is the caller's own. */
export const assertOwnGoal = query<OwnGoal>()((p) => guard('goalFound', isOwnGoal(p)));

export const findOwnGoalForJournal = query<OwnGoal>()((p) =>
  write
    .select({ id: goals.id })
    .from(goals)
    .where(and(eq(goals.id, p.goalId), eq(goals.userId, p.userId))),
);

/** Entries of an own goal, newest first; with `q`, those in which it stands. (`instr`, as LIKE is bounded on D1.) */
export const listOwnEntries = query<OwnGoal & { before: number; limit: number; q: string }>()((p) =>
  write
    .select(entryFields)
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.goalId, p.goalId),
        lt(journalEntries.id, p.before),
        isOwnGoal(p),
        sql`(${p.q} = '' or instr(lower(${journalEntries.content}), lower(${p.q})) > 0)`,
      ),
    )
    .orderBy(desc(journalEntries.id))
    .limit(p.limit),
);

export const findOwnEntry = query<OwnEntry>()((p) =>
  write.select(entryFields).from(journalEntries).where(isOwnEntry(p)),
);

export const insertEntry = query<{ goalId: number; content: string; createdAt: string }>()((p) =>
  write
    .insert(journalEntries)
    .values({ goalId: p.goalId, content: p.content as never, createdAt: p.createdAt as never })
    .returning(entryFields),
);

export const updateOwnEntry = query<OwnEntry & { content: string; updatedAt: string }>()((p) =>
  write
    .update(journalEntries)
    .set({ content: sql`${p.content}`, updatedAt: sql`${p.updatedAt}` })
    .where(isOwnEntry(p))
    .returning(entryFields),
);

/** Keeps feedback with the very words it was given on: an entry changed meanwhile keeps none. */
export const keepFeedback = query<
  OwnEntry & {
    content: string;
    aiResponse: string;
    coach: string;
    technique: Technique | null;
    templateId: string | null;
  }
>()((p) =>
  write
    .update(journalEntries)
    .set({
      aiResponse: sql`${p.aiResponse}`,
      coach: sql`${p.coach}`,
      technique: sql`${sql.param(p.technique, journalEntries.technique)}`,
      templateId: sql`${p.templateId}`,
    })
    .where(sql`${isOwnEntry(p)} and ${journalEntries.content} = ${p.content}`)
    .returning(entryFields),
);

export const deleteOwnEntry = query<OwnEntry>()((p) =>
  write.delete(journalEntries).where(isOwnEntry(p)).returning({ id: journalEntries.id }),
);

/** The templates of Eden's latest feedback on a goal's entries. */
export const listRecentTemplates = query<OwnGoal & { limit: number }>()((p) =>
  write
    .select({ templateId: journalEntries.templateId })
    .from(journalEntries)
    .where(
      and(eq(journalEntries.goalId, p.goalId), isOwnGoal(p), sql`${journalEntries.templateId} is not null`),
    )
    .orderBy(desc(journalEntries.id))
    .limit(p.limit),
);
