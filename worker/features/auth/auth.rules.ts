import { addressKey, type Throttle } from '#worker/lib/security/throttle.ts';

const MINUTE = 60;

/**
 * Failed logins for one name. Short, so that nobody is locked out of their account for long by a
 * stranger.
 */
export const loginsByName = (usernameKey: string): Throttle => ({
  key: `login:name:${usernameKey}`,
  limit: 10,
  windowSeconds: 15 * MINUTE,
});

/**
 * Failed logins from one address, whatever the names: slows a list of names with one common
 * password.
 */
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

/**
 * Asking for reset links: enough for who mistypes, too few to fill somebody's mailbox. `emailHash`
 * is of the folded address.
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
 * Following links, good or not. Nobody guesses 256 bits; this keeps a flood off the database and
 * the hash.
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
