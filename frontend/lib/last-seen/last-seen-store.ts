import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { BROWSER_DATABASES } from '#frontend/lib/databases.ts';
import { evictable, type SeenAnswer } from './last-seen.rules.ts';

interface Schema extends DBSchema {
  answers: { key: string; value: SeenAnswer };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;
const letGo = () => {
  opened = undefined;
};

function open() {
  opened ??= openDB<Schema>(BROWSER_DATABASES.lastSeen, 1, {
    upgrade: (database) => database.createObjectStore('answers', { keyPath: 'name' }),
    // It is deleted when nobody is signed in any more, whatever tabs are still open.
    blocking: (_old, _next, event) => {
      (event.target as IDBDatabase).close();
      letGo();
    },
    terminated: letGo,
  });
  opened.catch(letGo);
  return opened;
}

/** All copies there are, of whom they may be; none where the browser keeps nothing. */
export async function readSeen(): Promise<SeenAnswer[]> {
  try {
    return await (await open()).getAll('answers');
  } catch {
    return [];
  }
}

/** Keeps these copies, and of all only this person's. What cannot be kept is not. */
export async function keepSeen(fresh: SeenAnswer[], userId: number): Promise<void> {
  try {
    const { store, done } = (await open()).transaction('answers', 'readwrite');
    const known = await store.getAll();
    const others = known.filter((one) => one.userId !== userId).map(({ name }) => name);
    const after = new Map([...known, ...fresh].map((one) => [one.name, one]));
    await Promise.all([
      ...[...others, ...evictable([...after.values()])].map((name) => store.delete(name)),
      ...fresh.map((one) => store.put(one)),
      done,
    ]);
  } catch {
    // A full disk, or no databases: there is less to read without a network.
  }
}
