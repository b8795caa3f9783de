import { sql } from 'drizzle-orm';
import { throttles } from '#schema/tables/operations.ts';
import { changesOf, type Database } from '#worker/lib/database/database.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import type { Clock, ModelTask } from '#worker/ports.ts';
import type { ModelLimits } from '#worker/settings.ts';

/** A call that was allowed, counted at its longest possible answer. */
export interface Grant {
  /** Returns characters that were counted and not used to the day's sum. */
  refund(characters: number): Promise<void>;
}

export type AllowanceVerdict = { grant: Grant } | { spent: 'person_spent' | 'budget_spent' };

/** What may still be asked of a model today. */
export interface Allowance {
  /**
   * Counts one call of at most so many characters, if the allowance has room: atomic, over all
   * isolates.
   */
  take(call: { task: ModelTask; userId: number; characters: number }): Promise<AllowanceVerdict>;
}

const CALLS = 'model:calls';
const CHARACTERS = 'model:characters';

const isOver = (now: unknown) => sql`${throttles.resetsAt} <= ${now}`;

/** What a key has counted in the current window. */
const used = (key: unknown, now: unknown) =>
  sql`coalesce((select case when ${isOver(now)} then 0 else ${throttles.attempts} end
    from ${throttles} where ${throttles.key} = ${key}), 0)`;

/** Adds to the count, which starts anew when its window is over. */
const added = (amount: unknown, now: unknown, resetsAt: unknown) =>
  sql`on conflict (key) do update set
    attempts = case when ${isOver(now)} then 0 else ${throttles.attempts} end + ${amount}, resets_at = ${resetsAt}`;

type Window = { now: string; resetsAt: string };

/**
 * Counts a call for one person if their count, all calls and all characters have room; otherwise
 * changes no row.
 */
const takeForPerson = (
  p: Window & {
    key: string;
    limit: number;
    calls: number;
    characters: number;
    mostCharacters: number;
  },
) =>
  queryBuilder.run(sql`insert into ${throttles} (key, attempts, resets_at)
    select ${p.key}, 1, ${p.resetsAt}
    where ${used(p.key, p.now)} < ${p.limit}
      and ${used(CALLS, p.now)} < ${p.calls}
      and ${used(CHARACTERS, p.now)} + ${p.characters} <= ${p.mostCharacters}
    ${added(1, p.now, p.resetsAt)}`);

/** Counts the call for everybody, if the statement before it counted it. */
const takeForAll = (p: Window & { key: string; amount: number }) =>
  queryBuilder.run(sql`insert into ${throttles} (key, attempts, resets_at)
    select ${p.key}, ${p.amount}, ${p.resetsAt} where changes() = 1
    ${added(p.amount, p.now, p.resetsAt)}`);

const findCount = (p: { key: string; now: string }) =>
  queryBuilder
    .select({ attempts: throttles.attempts })
    .from(throttles)
    .where(sql`${throttles.key} = ${p.key} and not ${isOver(p.now)}`);

const subtract = (p: { key: string; amount: number; resetsAt: string }) =>
  queryBuilder
    .update(throttles)
    .set({ attempts: sql`max(${throttles.attempts} - ${p.amount}, 0)` })
    .where(sql`${throttles.key} = ${p.key} and ${throttles.resetsAt} = ${p.resetsAt}`);

/**
 * An allowance that counts in the directory's throttles: one row per person and task, two for
 * everybody together.
 */
export function createAllowance(db: Database, limits: ModelLimits, clock: Clock): Allowance {
  return {
    async take({ task, userId, characters }) {
      const moment = clock.now();
      const now = moment.toISOString();
      const resetsAt = new Date(
        Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1),
      ).toISOString();
      const key = `model:${task}:${userId}`;
      const limit = limits.perPerson[task];
      const { calls, characters: mostCharacters } = limits;
      const [taken, , , [person]] = await db.batch([
        takeForPerson({ key, limit, calls, characters, mostCharacters, now, resetsAt }),
        takeForAll({ key: CALLS, amount: 1, now, resetsAt }),
        takeForAll({ key: CHARACTERS, amount: characters, now, resetsAt }),
        findCount({ key, now }),
      ]);
      if (changesOf(taken) === 0) {
        return { spent: (person?.attempts ?? 0) >= limit ? 'person_spent' : 'budget_spent' };
      }
      return {
        grant: {
          async refund(unused) {
            await db.batch([subtract({ key: CHARACTERS, amount: unused, resetsAt })]);
          },
        },
      };
    },
  };
}
