import type { Database } from '#worker/lib/database/database.ts';
import type { Log } from '#worker/lib/log.ts';
import { type Allowance, createAllowance } from '#worker/lib/model-gateway/allowance.ts';
import type { Clock, Coach, Coaches } from '#worker/ports.ts';
import type { Config } from '#worker/settings.ts';

/** A coach whose words and rules are loaded when she is first asked, not when an isolate starts. */
function later(load: () => Promise<Coach>): Coach {
  return {
    planGoal: async (...asked) => (await load()).planGoal(...asked),
    feedback: async (...asked) => (await load()).feedback(...asked),
    async *talk(...asked) {
      return yield* (await load()).talk(...asked);
    },
  };
}

const builtInCoach = later(() =>
  import('#worker/adapters/built-in-coach/built-in-coach.ts').then((module) => module.builtInCoach),
);

/** How long a streamed answer may keep still: its first words are part of it. */
const SILENCE_MS = 8_000;
/**
 * … and which part of all the time there is, at most: the built-in coach comes early rather than
 * late.
 */
const SILENCE_SHARE = 0.6;

interface Surroundings {
  allowance: Allowance;
  log: Log;
}

/** Eden, lent words by a model where one is configured. */
export function createCoach(
  { model, providerTimeoutMs }: Pick<Config, 'model' | 'providerTimeoutMs'>,
  { allowance, log }: Surroundings,
): Coach {
  if (!model) return builtInCoach;
  const silenceMs = Math.min(SILENCE_MS, providerTimeoutMs * SILENCE_SHARE);
  let coach: Coach | undefined;
  return later(async () => {
    const { createModelCoach } = await import('./openai-coach/model-coach.ts');
    coach ??= createModelCoach(model, { instead: builtInCoach, allowance, silenceMs, log });
    return coach;
  });
}

/** What a model may be asked in a day is counted in `db`, the directory: one for all shards. */
export function createCoaches(
  config: Pick<Config, 'model' | 'providerTimeoutMs'>,
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
): Coaches {
  const model = config.model
    ? createCoach(config, { allowance: createAllowance(db, config.model.limits, clock), log })
    : builtInCoach;
  return { model, 'built-in': builtInCoach };
}
