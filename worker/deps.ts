import { createCoaches } from '#worker/adapters/coach.ts';
import { createMailer } from '#worker/adapters/mail/mailer.ts';
import { createIdentityProvider } from '#worker/adapters/oidc/identity-provider.ts';
import type { createPayments } from '#worker/adapters/payments.ts';
import { createPushSender } from '#worker/adapters/push/push-sender.ts';
import type { Deps } from '#worker/context.ts';
import { createDatabase } from '#worker/lib/database/database.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { AppError } from '#worker/lib/errors.ts';
import { createLog, reasonOf } from '#worker/lib/log.ts';
import type { Bindings } from './env.ts';
import { type Config, readConfig } from './settings.ts';

const wired = new WeakMap<Bindings, Deps>();

function configOf(env: Bindings): Config {
  try {
    return readConfig({ ...env });
  } catch (cause) {
    throw misconfigured(cause);
  }
}

function misconfigured(cause: unknown): AppError {
  createLog({}).error('misconfigured', { reason: reasonOf(cause) });
  return new AppError(
    'not-configured',
    'The app is not set up yet. Its operator finds the reason in the log.',
    { cause },
  );
}

/** The bindings `DB_1`, `DB_2`, … without a gap. */
function furtherShards(env: Bindings): D1Database[] {
  const clients: D1Database[] = [];
  for (;;) {
    const client = (env as unknown as Record<string, D1Database | undefined>)[
      `DB_${clients.length + 1}`
    ];
    if (!client) return clients;
    clients.push(client);
  }
}

/** New accounts go to the last shard: a newer shard is added because the older ones are full. */
function shardOfNewAccounts(chosen: string | undefined, last: number): ShardRef {
  const shard = chosen?.trim() ? Number(chosen) : last;
  if (Number.isInteger(shard) && shard >= 0 && shard <= last) return { shard };
  throw misconfigured(
    new Error(`NEW_PEOPLE_SHARD must be a shard that is bound, from 0 to ${last}`),
  );
}

/**
 * Wires adapters and settings, once per isolate and set of bindings. @throws AppError
 * not-configured.
 */
export function buildDeps(env: Bindings): Deps {
  const known = wired.get(env);
  if (known) return known;
  const config = configOf(env);
  const clients = furtherShards(env);
  const clock = { now: () => new Date() };
  const db = createDatabase(env.DB);
  let payments: ReturnType<typeof createPayments> | undefined;
  const deps: Deps = {
    db,
    shards: clients.map(createDatabase),
    newAccountShard: shardOfNewAccounts(env.NEW_PEOPLE_SHARD, clients.length),
    kv: env.KV,
    config,
    clock,
    chatBurst: { allows: async (key) => (await env.CHAT_LIMIT.limit({ key })).success },
    mailer: createMailer(config, env.EMAIL),
    push: config.push && createPushSender(config.push, config.isLocal),
    coaches: createCoaches(config, { db, clock, log: createLog({ part: 'coach' }) }),
    payments: async (deadline) => {
      const { createPayments } = await import('#worker/adapters/payments.ts');
      payments ??= createPayments(config, {
        kv: env.KV,
        clock,
        log: createLog({ part: 'payments' }),
      });
      return payments(deadline);
    },
    identityProvider:
      config.oidc && createIdentityProvider(config.oidc, createLog({ part: 'sign-on' })),
  };
  wired.set(env, deps);
  return deps;
}
