import { addressKey, type Throttle } from '#worker/lib/throttle.ts';

const MINUTE = 60;

/** Failed logins for one name. Short, so that nobody is locked out of their account for long by a stranger. */
export const loginsByName = (usernameKey: string): Throttle => ({
  key: `login:name:${usernameKey}`,
  limit: 10,
  windowSeconds: 15 * MINUTE,
});

/** Failed logins from one address, whatever the names: slows a list of names with one common password. */
export const loginsByAddress = (address: string): Throttle => ({
  key: `login:address:${addressKey(address)}`,
  limit: 100,
  windowSeconds: 15 * MINUTE,
});

/** Generous: a school or an office shares one address. */
export const registrationsByAddress = (address: string): Throttle => ({
  key: `register:address:${addressKey(address)}`,
  limit: 60,
  windowSeconds: 60 * MINUTE,
});
