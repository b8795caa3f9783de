import { addressKey, type Throttle } from '#worker/lib/security/throttle.ts';

const HOUR = 60 * 60;

/**
 * Confirming mails to addresses that a person names, their own or not: nobody's mailbox is filled
 * through us.
 */
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

/** An export reads all there is of a person. */
export const exportsByUser = (userId: number): Throttle => ({
  key: `export:user:${userId}`,
  limit: 20,
  windowSeconds: HOUR,
});

/** Enough for a large file in parts, and again. */
export const importsByUser = (userId: number): Throttle => ({
  key: `import:user:${userId}`,
  limit: 60,
  windowSeconds: HOUR,
});

/**
 * A signed-in person's password asked again: whoever sits at an open browser must not guess it
 * there.
 */
export const passwordChecks = (userId: number): Throttle => ({
  key: `password:user:${userId}`,
  limit: 10,
  windowSeconds: HOUR / 4,
});
