import type { ModelSettings } from '#worker/settings.ts';
import type { Log } from '#worker/lib/log.ts';
import type { Coach } from '#worker/ports.ts';
import { builtInCoach } from './built-in-coach/built-in-coach.ts';

/** Eden, lent words by a model where one is configured, and by the built-in coach everywhere else. */
export function createCoach(_model: ModelSettings | undefined, _log: Log): Coach {
  return builtInCoach;
}
