import { askRunning } from './control.ts';
import { inUse, tryDataLock } from './data-lock.ts';
import { NotStarted } from './failures.ts';

type Rows = Record<string, unknown>[];

/**
 * Runs statements on local data: by the server that runs on it, or by this process while nobody
 * else has it.
 * @throws NotStarted where somebody has it who cannot be asked
 */
export async function askLocal(
  dataDir: string,
  database: string,
  statements: string[],
  ask: () => Rows[],
): Promise<Rows[]> {
  const taken = tryDataLock(dataDir, 'admin');
  if ('holder' in taken) {
    const control = taken.holder?.control;
    if (!control) throw new NotStarted(inUse(dataDir, taken.holder));
    return askRunning(control, { database, statements });
  }
  try {
    return ask();
  } finally {
    taken.release();
  }
}

/**
 * Reads local data while nobody changes its shape: alone, or beside a server that serves.
 * @throws NotStarted where it is being brought up to date or filled
 */
export async function readShared<T>(dataDir: string, read: () => Promise<T>): Promise<T> {
  const taken = tryDataLock(dataDir, 'backup');
  if ('holder' in taken) {
    if (!taken.holder?.origin) throw new NotStarted(inUse(dataDir, taken.holder));
    return read();
  }
  try {
    return await read();
  } finally {
    taken.release();
  }
}
