import { passwordChecks } from '#worker/features/account/account.rules.ts';
import { clearAttempts } from '#worker/lib/security/throttle.ts';
import { loginsByName, recoveriesByName } from './auth.rules.ts';

/** The throttle for wrong passwords of a name: the key is this prefix and the folded name. */
export const NAME_LOCK = { prefix: loginsByName('').key, after: loginsByName('').limit } as const;

/**
 * Statements that remove a person's sign-in locks, even those that other people's attempts caused.
 */
export const unlock = ({ id, usernameKey }: { id: number; usernameKey: string }) =>
  [loginsByName(usernameKey), recoveriesByName(usernameKey), passwordChecks(id)].map(({ key }) =>
    clearAttempts({ key }),
  );
