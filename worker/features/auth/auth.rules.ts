import { addressKey, type Throttle } from '#worker/lib/security/throttle.ts';

const MINUTE = 60;

/**
 * Limits failed logins for one name, briefly, so that a stranger cannot lock the owner out for
 * long.
 */
export const loginsByName = (usernameKey: string): Throttle => ({
  key: `login:name:${usernameKey}`,
  limit: 10,
  windowSeconds: 15 * MINUTE,
});

/**
 * Limits failed logins from one address over all names: slows trying one common password on many.
 */
export const loginsByAddress = (address: string): Throttle => ({
  key: `login:address:${addressKey(address)}`,
  limit: 100,
  windowSeconds: 15 * MINUTE,
});

/** Generous, since a school or an office shares one address. */
export const registrationsByAddress = (address: string): Throttle => ({
  key: `register:address:${addressKey(address)}`,
  limit: 60,
  windowSeconds: 60 * MINUTE,
});

/**
 * Limits reset links: enough for people who mistype, too few to fill a mailbox. `emailHash` is of
 * the folded address.
 */
export const resetsByEmail = (emailHash: string): Throttle => ({
  key: `reset:email:${emailHash}`,
  limit: 5,
  windowSeconds: 60 * MINUTE,
});

export const resetsByAddress = (address: string): Throttle => ({
  key: `reset:address:${addressKey(address)}`,
  limit: 30,
  windowSeconds: 60 * MINUTE,
});

/**
 * Limits followed links. Nobody guesses 256 bits; this protects the database and the hash from a
 * flood.
 */
export const linksByAddress = (address: string): Throttle => ({
  key: `link:address:${addressKey(address)}`,
  limit: 60,
  windowSeconds: 60 * MINUTE,
});

export const recoveriesByName = (usernameKey: string): Throttle => ({
  key: `recover:name:${usernameKey}`,
  limit: 10,
  windowSeconds: 15 * MINUTE,
});

export const recoveriesByAddress = (address: string): Throttle => ({
  key: `recover:address:${addressKey(address)}`,
  limit: 100,
  windowSeconds: 15 * MINUTE,
});
