import type { SafetyNotice } from '#schema/contracts/safety.ts';

/**
 * What can go wrong, from the caller's point of view. `http/on-error.ts` maps each kind to a
 * status.
 */
export type ErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'not-json'
  | 'too-many'
  | 'provider-failed'
  | 'not-configured';

export interface Issue {
  path: string;
  message: string;
}

interface Details {
  safetyNotice?: SafetyNotice;
  issues?: Issue[];
  /** Seconds until another try makes sense; becomes `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** An expected failure with a sentence that may be shown to the person. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly safetyNotice: SafetyNotice | undefined;

  constructor(kind: ErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.safetyNotice = details.safetyNotice;
  }
}

/** The input does not fit its contract: 400. */
export const invalid = (message: string, issues?: Issue[]) =>
  new AppError('invalid', message, issues ? { issues } : {});
/** Hardly ever read: the client that sent the request has gone. */
export const brokenOff = (cause: unknown) =>
  new AppError('invalid', 'The request broke off', { cause });
/** Nobody is signed in, or the session has ended: 401. */
export const unauthorized = (message = 'Please log in to continue') =>
  new AppError('unauthorized', message);
/** The caller is known and may not do this: 403. */
export const forbidden = (message: string) => new AppError('forbidden', message);
/** There is no such thing, or it is not the caller's: 404. */
export const notFound = (message: string) => new AppError('not-found', message);
/** The state does not allow it now; the message says why: 409. */
export const conflict = (message: string) => new AppError('conflict', message);
/** A limit is reached: 429. `retryAfter` is in seconds. */
export const tooMany = (message: string, retryAfter: number) =>
  new AppError('too-many', message, { retryAfter });
/** What is not kept, since it speaks of danger or would do harm; the notice says so with care. */
export const withNotice = (safetyNotice: SafetyNotice) =>
  new AppError('conflict', safetyNotice.message, { safetyNotice });
