import { stripVTControlCharacters } from 'node:util';
import { stop } from '#scripts/lib/log.ts';

/** A reason not to start that is said in one plain sentence. */
export class NotStarted extends Error {}

interface Failed extends Error {
  code?: string;
  path?: string;
}

/** What the runtime and wrangler print when the disk has no room left. */
const FULL = /ENOSPC|EDQUOT|SQLITE_FULL|database or disk is full|no space left/i;

export const isDiskFull = (output: string): boolean => FULL.test(output);

/** The first line of a tool's output that says what went wrong, without colours and marks. */
export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const said = lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? 'no reason was given';
  return said.replace(/^[✘✗X\s]*(\[ERROR\]\s*)?/, '').slice(0, 300);
}

/** Whatever kept the server from starting, as a sentence for the person who started it. */
export function failureSentence(thrown: unknown): string {
  if (thrown instanceof NotStarted) return thrown.message;
  const { code, path, message } = (thrown ?? {}) as Failed;
  const at = path ? ` ${path}` : '';
  if (isDiskFull(`${code} ${message}`)) return `The disk is full: there is no room to write${at}.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `This account may not write${at || ' there'}. Give it the right to, or choose another folder: DATA_DIR=… npm start`;
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${path ?? 'DATA_DIR'} is no folder. Choose another: DATA_DIR=… npm start`;
  const [first] = String(message ?? thrown ?? '')
    .trim()
    .split('\n');
  return `Yet could not start: ${reasonIn(first ?? '')}`;
}

/** Runs what starts the server; what goes wrong ends the script with one sentence and no trace. */
export async function orSayWhy(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (thrown) {
    stop(failureSentence(thrown));
  }
}
