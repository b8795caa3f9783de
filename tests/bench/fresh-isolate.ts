import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BENCH_CACHE } from './bench-cache.ts';
import type { Module } from './bundle.ts';
import { compatibilityDate, compatibilityFlags } from './platform.ts';
import { median, shuffled } from './statistics.ts';

const workerd: string = createRequire(createRequire(import.meta.url).resolve('miniflare'))('workerd').default;

/** A Worker, and what it is asked first. */
export interface Start {
  /** The entry first. */
  modules: Module[];
  path: string;
  cookie?: string;
  variables: Record<string, string>;
  /** The status that its first answer must have. */
  expected: number;
}

function configOf({ modules, variables }: Start): string {
  const text = (value: string) => JSON.stringify(value);
  const bindings = Object.entries(variables).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
  );
  const parts = modules.map(({ path }) => `(name = ${text(path)}, esModule = embed ${text(path)})`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [${parts.join(', ')}],
    bindings = [${bindings.join(', ')}],
    compatibilityDate = ${text(compatibilityDate)},
    compatibilityFlags = [${compatibilityFlags.map(text).join(', ')}],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;
}

/** Milliseconds from starting workerd to the last byte of its first answer. */
async function firstAnswer(folder: string, { path, cookie = '', expected }: Start): Promise<number> {
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
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { cookie },
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    if (answer.status !== expected) throw new Error(`The first answer was ${answer.status}, not ${expected}`);
    return performance.now() - started;
  } finally {
    end();
    process.off('exit', end);
    await ended;
  }
}

export interface FirstAnswer {
  /** Median milliseconds from the start of a process to its first answer. */
  ms: number;
  /** What it takes beyond the bare Worker: the median of the differences within a turn, where both met the same neighbours. */
  overBareMs: number;
  /** The same as a ratio. */
  overBare: number;
}

/**
 * Starts each Worker `starts` times in a workerd of its own, in turns, without Miniflare, whose own services would
 * take most of the time.
 */
export async function measureFreshIsolates<Name extends string>(
  workers: Record<Name | 'bare', Start>,
  starts: number,
): Promise<Record<Name | 'bare', FirstAnswer>> {
  const names = Object.keys(workers) as (Name | 'bare')[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  const folderOf = (name: Name) => join(BENCH_CACHE, `fresh-${name}`);
  for (const name of names) {
    for (const { path, contents } of workers[name].modules) {
      const file = join(folderOf(name), path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, contents);
    }
    writeFileSync(join(folderOf(name), 'config.capnp'), configOf(workers[name]));
  }
  // The first turn reads the program from the disk and is left out.
  for (let turn = 0; turn <= starts; turn++) {
    for (const name of shuffled(names)) {
      const time = await firstAnswer(folderOf(name), workers[name]);
      if (turn > 0) times.get(name)?.push(time);
    }
  }
  const bare = times.get('bare') as number[];
  const answers = [...times].map(([name, all]) => {
    const within = (compare: (time: number, floor: number) => number) =>
      median(all.map((time, turn) => compare(time, bare[turn] as number)));
    return [
      name,
      { ms: median(all), overBareMs: within((a, b) => a - b), overBare: within((a, b) => a / b) },
    ] as const;
  });
  return Object.fromEntries(answers) as Record<Name | 'bare', FirstAnswer>;
}
