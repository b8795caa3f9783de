import { addressKey, type Throttle } from '#worker/lib/security/throttle.ts';

const HOUR = 60 * 60;

/** Limits confirming mails to an address, so that nobody can flood another person's mailbox. */
export const confirmationsByUser = (userId: number): Throttle => ({
  key: `confirm:user:${userId}`,
  limit: 10,
  windowSeconds: 24 * HOUR,
});

export const confirmationsByAddress = (address: string): Throttle => ({
  key: `confirm:address:${addressKey(address)}`,
  limit: 60,
  windowSeconds: HOUR,
});

/** Limits exports, which read everything of a person. */
export const exportsByUser = (userId: number): Throttle => ({
  key: `export:user:${userId}`,
  limit: 20,
  windowSeconds: HOUR,
});

/** Limits imports; enough for a large file in parts, and again. */
export const importsByUser = (userId: number): Throttle => ({
  key: `import:user:${userId}`,
  limit: 60,
  windowSeconds: HOUR,
});

/** Limits password checks of a signed-in person: nobody at an open browser may guess it. */
export const passwordChecks = (userId: number): Throttle => ({
  key: `password:user:${userId}`,
  limit: 10,
  windowSeconds: HOUR / 4,
});
