import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { BROWSER_DATABASES } from '#frontend/lib/databases.ts';
import type { QueuedWrite } from './queued-write.ts';

/** Where writes wait. Each promise is kept once the device has really stored it. */
export interface OutboxStore {
  /** Everybody's, in order. */
  all(): Promise<QueuedWrite[]>;
  get(id: number): Promise<QueuedWrite | undefined>;
  /** Puts it at the end. @throws where the device keeps nothing. */
  add(write: Omit<QueuedWrite, 'id'>): Promise<QueuedWrite>;
  /** Replaces a stored write. Does nothing where it was removed meanwhile. */
  replace(write: QueuedWrite): Promise<unknown>;
  remove(id: number): Promise<unknown>;
}

interface Schema extends DBSchema {
  writes: { key: number; value: QueuedWrite };
}
type Writes = IDBPObjectStore<Schema, ['writes'], 'writes', 'readwrite'>;

export function createOutboxStore(): OutboxStore {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const letGo = () => {
    opened = undefined;
  };

  const open = () => {
    opened ??= openDB<Schema>(BROWSER_DATABASES.outbox, 1, {
      upgrade: (database) =>
        database.createObjectStore('writes', { keyPath: 'id', autoIncrement: true }),
      blocking: (_old, _next, event) => {
        (event.target as IDBDatabase).close();
        letGo();
      },
      terminated: letGo,
    });
    opened.catch(letGo);
    return opened;
  };

  /** Strict durability: a write that is stored here survives a crash of the machine. */
  const change = async <Result>(act: (writes: Writes) => Promise<Result>): Promise<Result> => {
    const { store, done } = (await open()).transaction('writes', 'readwrite', {
      durability: 'strict',
    });
    const [result] = await Promise.all([act(store), done]);
    return result;
  };

  return {
    all: async () => (await open()).getAll('writes'),
    get: async (id) => (await open()).get('writes', id),
    add: async (write) => ({
      ...write,
      id: await change((writes) => writes.add(write as QueuedWrite)),
    }),
    replace: (write) =>
      change(async (writes) => {
        if (await writes.getKey(write.id)) await writes.put(write);
      }),
    remove: (id) => change((writes) => writes.delete(id)),
  };
}
