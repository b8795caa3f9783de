import { passwordChecks } from '#worker/features/account/account.rules.ts';
import { clearAttempts } from '#worker/lib/security/throttle.ts';
import { loginsByName, recoveriesByName } from './auth.rules.ts';

/** How wrong passwords are counted against a name: the key is this and the folded name. */
export const NAME_LOCK = { prefix: loginsByName('').key, after: loginsByName('').limit } as const;

/**
 * The statements that let a person try again who was shut out by wrong passwords or codes, their
 * own or a stranger's.
 */
export const unlock = ({ id, usernameKey }: { id: number; usernameKey: string }) =>
  [loginsByName(usernameKey), recoveriesByName(usernameKey), passwordChecks(id)].map(({ key }) =>
    clearAttempts({ key }),
  );
