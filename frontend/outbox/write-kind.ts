import type { QueryClient } from '@tanstack/react-query';
import type { Write } from './queued-write.ts';

export type WriteOf<Kind extends Write['kind']> = Extract<Write, { kind: Kind }>;

/**
 * What the outbox has to know of one kind of write. Each feature says it of its own, in
 * `frontend/api`.
 */
export interface WriteKind<Kind extends Write['kind']> {
  /**
   * A step before the write goes out for the first time, such as a plan for a new goal. What comes
   * of it is stored: each later try must say the same under the same key. @throws ApiError, or a
   * timeout.
   */
  prepare?(write: WriteOf<Kind>): Promise<WriteOf<Kind>>;
  /** The call that does it. */
  callOf(write: WriteOf<Kind>): {
    method: 'POST' | 'PATCH' | 'DELETE';
    path: string;
    body?: unknown;
  };
  /** What a write that arrived changes on the screens. Without a reply they ask again. */
  onSent(client: QueryClient, write: WriteOf<Kind>, reply: unknown): Promise<unknown>;
}

export type WriteKinds<Kind extends Write['kind']> = { [Each in Kind]: WriteKind<Each> };
