/** What a person waits for was not there in time. */
export class DeadlinePassed extends Error {
  constructor() {
    super('the deadline has passed');
    this.name = 'DeadlinePassed';
  }
}

/** A moment by which a whole act is over, whatever it asks of whom and however often. */
export interface Deadline {
  /** Milliseconds until then; 0 when it has passed. */
  leftMs(): number;
  /** Aborts when it passes. No timer runs before this is first asked for. */
  readonly signal: AbortSignal;
  /**
   * What the work comes to. @throws DeadlinePassed where it takes longer; the work itself is left
   * alone
   */
  race<Result>(work: Promise<Result>): Promise<Result>;
}

/**
 * A deadline `milliseconds` after `startedAt` (milliseconds of the Unix epoch). It is a matter of
 * real time: a test that moves the app's clock does not move it.
 */
export function startDeadline(milliseconds: number, startedAt = Date.now()): Deadline {
  const end = startedAt + milliseconds;
  const leftMs = () => Math.max(0, end - Date.now());
  let controller: AbortController | undefined;
  const signal = () => {
    if (!controller) {
      const started = new AbortController();
      controller = started;
      setTimeout(() => started.abort(new DeadlinePassed()), leftMs());
    }
    return controller.signal;
  };
  return {
    leftMs,
    get signal() {
      return signal();
    },
    async race(work) {
      const { promise, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new DeadlinePassed()), leftMs());
      try {
        return await Promise.race([work, promise]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** A deadline `milliseconds` from now, or the given one where that is earlier. */
export const earlierDeadline = (deadline: Deadline, milliseconds: number): Deadline =>
  startDeadline(Math.min(milliseconds, deadline.leftMs()));
