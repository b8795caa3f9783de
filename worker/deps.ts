import { createCoach } from '#worker/adapters/coach.ts';
import type { Deps } from '#worker/context.ts';
import { createDatabase } from '#worker/lib/database.ts';
import { AppError } from '#worker/lib/errors.ts';
import { createLog, reasonOf } from '#worker/lib/log.ts';
import type { Bindings } from './env.ts';
import { type Config, readConfig } from './settings.ts';

const wired = new WeakMap<Bindings, Deps>();

function configOf(env: Bindings): Config {
  try {
    return readConfig({ ...env });
  } catch (cause) {
    createLog({}).error('misconfigured', { reason: reasonOf(cause) });
    throw new AppError(
      'not-configured',
      'The app is not set up yet. Its operator finds the reason in the log.',
      {
        cause,
      },
    );
  }
}

/** Wires the outside world, once per isolate and set of bindings. @throws AppError not-configured. */
export function buildDeps(env: Bindings): Deps {
  const known = wired.get(env);
  if (known) return known;
  const config = configOf(env);
  const deps: Deps = {
    db: createDatabase(env.DB),
    kv: env.KV,
    config,
    clock: { now: () => new Date() },
    chatBurst: { allows: async (key) => (await env.CHAT_LIMIT.limit({ key })).success },
    coach: createCoach(config.model, createLog({ part: 'coach' })),
  };
  wired.set(env, deps);
  return deps;
}
