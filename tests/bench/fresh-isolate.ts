import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BENCH_CACHE } from './bench-cache.ts';
import { compatibilityDate, compatibilityFlags } from './platform.ts';
import { median, shuffled } from './statistics.ts';

const workerd: string = createRequire(createRequire(import.meta.url).resolve('miniflare'))('workerd').default;

export interface Start {
  code: string;
  variables: Record<string, string>;
  /** The status that its first answer must have. */
  expected: number;
}

function configOf({ variables }: Start): string {
  const text = (value: string) => JSON.stringify(value);
  const bindings = Object.entries(variables).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    bindings = [${bindings.join(', ')}],
    compatibilityDate = ${text(compatibilityDate)},
    compatibilityFlags = [${compatibilityFlags.map(text).join(', ')}],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;
}

/** Milliseconds from starting workerd to the last byte of its first answer. */
async function firstAnswer(folder: string, { expected }: Start): Promise<number> {
  const started = performance.now();
  const server = spawn(workerd, ['serve', '--control-fd=3', join(folder, 'config.capnp')], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()));
  const end = () => server.kill('SIGKILL');
  process.on('exit', end);
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let said = '';
      server.stdio[3]?.on('data', (chunk) => {
        said += chunk;
        const listening = /"port":(\d+)/.exec(said)?.[1];
        if (listening) resolve(Number(listening));
      });
      server.on('exit', () => reject(new Error('workerd ended before it listened')));
    });
    const answer = await fetch(`http://127.0.0.1:${port}/api/user`);
    await answer.arrayBuffer();
    if (answer.status !== expected) throw new Error(`The first answer was ${answer.status}, not ${expected}`);
    return performance.now() - started;
  } finally {
    end();
    process.off('exit', end);
    await ended;
  }
}

/**
 * Starts each Worker `starts` times in a workerd of its own, in turns, without Miniflare, whose own services would
 * take most of the time. Gives the median milliseconds to the first answer.
 */
export async function measureFreshIsolates<Name extends string>(
  workers: Record<Name, Start>,
  starts: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(workers) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const folderOf = (name: Name) => join(BENCH_CACHE, `fresh-${name}`);
  for (const name of names) {
    mkdirSync(folderOf(name), { recursive: true });
    writeFileSync(join(folderOf(name), 'worker.js'), workers[name].code);
    writeFileSync(join(folderOf(name), 'config.capnp'), configOf(workers[name]));
  }
  // The first turn reads the program from the disk and is left out.
  for (let turn = 0; turn <= starts; turn++) {
    for (const name of shuffled(names)) {
      const time = await firstAnswer(folderOf(name), workers[name]);
      if (turn > 0) times[name].push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}
