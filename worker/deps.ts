import { createCoaches } from '#worker/adapters/coach.ts';
import { createMailer } from '#worker/adapters/mail/mailer.ts';
import { createIdentityProvider } from '#worker/adapters/oidc/identity-provider.ts';
import { createPayments } from '#worker/adapters/payments.ts';
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
  const clock = { now: () => new Date() };
  const deps: Deps = {
    db: createDatabase(env.DB),
    kv: env.KV,
    config,
    clock,
    chatBurst: { allows: async (key) => (await env.CHAT_LIMIT.limit({ key })).success },
    mailer: createMailer(config, env.EMAIL),
    coaches: createCoaches(config.model, createLog({ part: 'coach' })),
    payments: createPayments(config, { kv: env.KV, clock, log: createLog({ part: 'payments' }) }),
    identityProvider: config.oidc && createIdentityProvider(config.oidc, createLog({ part: 'sign-on' })),
  };
  wired.set(env, deps);
  return deps;
}
