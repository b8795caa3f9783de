import type { UserContext } from '#worker/context.ts';

type Read = UserContext['read'];
interface PendingRead {
  statements: Parameters<Read>[0];
  resolve(results: unknown): void;
  reject(reason: unknown): void;
}

/**
 * A context whose reads, when several are asked for in the same tick, become one batch: services
 * that know nothing of each other share a round trip. Call them side by side (`Promise.all`), not
 * one after the other.
 */
export function coalesceReads(ctx: UserContext): UserContext {
  let pending: PendingRead[] = [];

  async function flush() {
    const asked = pending;
    pending = [];
    try {
      const [user, ...results] = (await ctx.read(
        asked.flatMap(({ statements }) => statements),
      )) as unknown[];
      for (const { statements, resolve } of asked)
        resolve([user, ...results.splice(0, statements.length)]);
    } catch (thrown) {
      for (const { reject } of asked) reject(thrown);
    }
  }

  const read = ((statements: PendingRead['statements']) =>
    new Promise((resolve, reject) => {
      if (pending.length === 0) queueMicrotask(flush);
      pending.push({ statements, resolve, reject });
    })) as Read;
  return { ...ctx, read };
}
