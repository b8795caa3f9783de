import type { QueuedWrite, Write } from './queued-write.ts';

const isWaiting = ({ state }: QueuedWrite) => state === 'waiting';

/**
 * The waiting writes of one kind, oldest first. Screens apply them to what the server knows: what
 * was done shows as done.
 */
export function waitingOf<Kind extends Write['kind']>(writes: QueuedWrite[], kind: Kind) {
  return writes
    .filter(isWaiting)
    .flatMap(({ write, writtenAt }) =>
      write.kind === kind ? [{ ...(write as Extract<Write, { kind: Kind }>), writtenAt }] : [],
    );
}
