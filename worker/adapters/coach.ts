import type { Log } from '#worker/lib/log.ts';
import type { Coach, Coaches } from '#worker/ports.ts';
import type { ModelSettings } from '#worker/settings.ts';
import type { Patience } from './openai-coach/model-client.ts';

/** A coach whose words and rules are loaded when she is first asked, not when an isolate wakes. */
function later(load: () => Promise<Coach>): Coach {
  return {
    planRoadmap: async (request) => (await load()).planRoadmap(request),
    feedback: async (request) => (await load()).feedback(request),
    async *talk(request) {
      return yield* (await load()).talk(request);
    },
  };
}

const builtInCoach = later(() =>
  import('#worker/adapters/built-in-coach/built-in-coach.ts').then((module) => module.builtInCoach),
);

/** Eden, lent words by a model where one is configured. */
export function createCoach(settings: ModelSettings | undefined, log: Log, patience?: Patience): Coach {
  if (!settings) return builtInCoach;
  let coach: Coach | undefined;
  return later(async () => {
    const { createModelCoach } = await import('./openai-coach/model-coach.ts');
    coach ??= createModelCoach(settings, builtInCoach, log, patience);
    return coach;
  });
}

export function createCoaches(settings: ModelSettings | undefined, log: Log): Coaches {
  return { model: createCoach(settings, log), 'built-in': builtInCoach };
}
