import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NotStarted } from './failures.ts';

/** SQLite's code for a lock that somebody else holds. */
const BUSY = 5;

/**
 * The process that holds a data folder, as it describes itself in a file that only its user can
 * read.
 */
export interface LockHolder {
  /** What it is: `start`, `dev`, `restore`, … */
  task: string;
  pid: number;
  /** Where its pages are, once it serves. */
  origin?: string;
  /** Its private port (`control.ts`), and the token that is asked for there. */
  control?: { url: string; token: string };
}

export interface DataLock {
  /** Tells others more about the holder. */
  describe(more: Pick<LockHolder, 'origin' | 'control'>): void;
  /** Lets the folder go; a second time changes nothing. */
  release(): void;
}

const noteOf = (dataDir: string) => join(dataDir, 'in-use.json');

/** Kept here, since a lock whose connection is collected as garbage is none. */
const held = new Set<DatabaseSync>();

/** The holder of the folder; undefined where it has left no description. */
function readNote(dataDir: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(noteOf(dataDir), 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

/**
 * Takes the folder for this process alone. The lock is SQLite's own on a file of its own, which the
 * system lets go when the process ends, however it ends: there is no stale one.
 * @returns the lock, or the process that has it
 */
export function tryDataLock(
  dataDir: string,
  task: string,
): DataLock | { holder: LockHolder | undefined } {
  mkdirSync(dataDir, { recursive: true });
  // SQLite would not say what is wrong.
  accessSync(dataDir, constants.R_OK | constants.W_OK);
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === BUSY) return { holder: readNote(dataDir) };
    throw error;
  }
  held.add(lock);
  const note = (holder: LockHolder) => {
    // Never written into: it may have been readable to others.
    rmSync(noteOf(dataDir), { force: true });
    writeFileSync(noteOf(dataDir), JSON.stringify(holder), { mode: 0o600 });
  };
  const self = { task, pid: process.pid };
  note(self);
  return {
    describe: (more) => note({ ...self, ...more }),
    release() {
      if (!held.delete(lock)) return;
      rmSync(noteOf(dataDir), { force: true });
      lock.close();
    },
  };
}

/** Why a second process does not start, in one sentence. */
export function inUse(dataDir: string, holder: LockHolder | undefined): string {
  const who = holder
    ? `another Yet (${holder.origin ? `${holder.origin}, ` : ''}process ${holder.pid}, npm run ${holder.task})`
    : 'another Yet';
  return `The data in ${dataDir} is in use by ${who}. Stop that one, or choose another folder: DATA_DIR=… npm start`;
}

/** Takes the folder for as long as this process lives. @throws NotStarted where somebody has it */
export function holdDataDir(dataDir: string, task: string): DataLock {
  const taken = tryDataLock(dataDir, task);
  if ('holder' in taken) throw new NotStarted(inUse(dataDir, taken.holder));
  process.once('exit', () => taken.release());
  return taken;
}
