import { type ChildProcess, spawn } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { inRoot } from '../paths.ts';

const LOOK_EVERY_MS = 500;
const EXIT_TIMEOUT_MS = 3000;
/** The parent process, read at once: it may end before it is needed. */
const PARENT = process.ppid;

/**
 * Starts a watcher that outlives this process by a moment and ends whatever it started from then
 * on, the runtime too: killed at once, this process could not do that itself.
 */
export function endChildrenWithThis(): void {
  const watcher = spawn(process.execPath, [inRoot('scripts', 'lib', 'local', 'watch-ends.mjs')], {
    // In a group of its own, it is not killed along with ours.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const { stdin } = watcher;
  // Without it this process goes on as before.
  watcher.on('error', () => undefined);
  stdin.on('error', () => undefined);
  watcher.unref();
  (stdin as unknown as { unref(): void }).unref();
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => stdin.write(`+${child.pid}\n`));
    child.once('exit', () => stdin.write(`-${child.pid}\n`));
  });
}

/** Ends this process in order on a signal, and when the one that started it has ended. */
export function endInOrder(close: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), EXIT_TIMEOUT_MS);
    void close().finally(() => process.exit(0));
  };
  // The simulator's own handlers would end this at once, as if it had failed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.removeAllListeners(signal).on(signal, end);
  // A closed terminal takes lines no more.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', end);
  setInterval(() => process.ppid === PARENT || end(), LOOK_EVERY_MS).unref();
}
