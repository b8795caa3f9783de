import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { askRunning } from '#scripts/lib/local/control.ts';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 25;

export interface RealApp {
  origin: string;
  /** SIGKILL to all of it at once: the start script, and the runtime that has the database open. */
  kill(): Promise<void>;
}

/** A port nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * The app as `npm start` runs it, in a process group of its own. Resolves once it answers. `host`
 * is what it takes for its own name: passkeys need one that is no number.
 */
export async function startRealApp(
  port: number,
  dataDir: string,
  host = '127.0.0.1',
): Promise<RealApp> {
  const child = spawn(process.execPath, [inRoot('scripts', 'start.ts')], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_URL: `http://${host}:${port}`,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, child);
  return {
    origin,
    async kill() {
      process.kill(-(child.pid as number), 'SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Waits until something is so, looking often. @throws Error where it takes too long */
export async function until(isSo: () => boolean | Promise<boolean>, everyMs = 10): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('it did not come to that in time');
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Asks the database of the app that runs on this data. */
export async function askApp(dataDir: string, statements: string[]) {
  const { control } = JSON.parse(readFileSync(join(dataDir, 'in-use.json'), 'utf8'));
  return askRunning(control, { database: 'yet', statements });
}

async function untilItAnswers(origin: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const status = await fetch(`${origin}/api/user`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 401) return;
    if (child.exitCode !== null) throw new Error(`The app ended with ${child.exitCode}`);
    if (performance.now() > until) throw new Error('The app did not start in time');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
