import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { shuffled } from '#scripts/lib/shuffled.ts';
import { BENCH_CACHE } from './bench-cache.ts';
import type { Module } from './bundle.ts';
import { cpuMicrosOf } from './cpu-time.ts';
import { compatibilityDate, compatibilityFlags } from './platform.ts';
import { median } from './statistics.ts';

const workerd: string = createRequire(createRequire(import.meta.url).resolve('miniflare'))(
  'workerd',
).default;

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

const CONFIG = 'config.bin';

interface Taken {
  /** Milliseconds from starting workerd to the last byte of its first answer. */
  ms: number;
  /** Processor time that it has used by then, in milliseconds. */
  cpuMs: number;
}

async function firstAnswer(folder: string, { path, cookie = '', expected }: Start): Promise<Taken> {
  const started = performance.now();
  // What it calls experimental on one's own machine is the module registry, which the platform
  // offers to all.
  const server = spawn(
    workerd,
    ['serve', '--experimental', '--binary', '--control-fd=3', join(folder, CONFIG)],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
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
    const ms = performance.now() - started;
    if (answer.status !== expected)
      throw new Error(`The first answer was ${answer.status}, not ${expected}`);
    return { ms, cpuMs: cpuMicrosOf(server.pid as number) / 1000 };
  } finally {
    end();
    process.off('exit', end);
    await ended;
  }
}

/**
 * Medians over the starts; what is over the bare Worker is compared within a turn, where both met
 * the same neighbours.
 */
export interface FirstAnswer extends Taken {
  overBare: Taken;
  /**
   * The processor time over the bare Worker's, as a share of that: a machine at half its speed has
   * the same.
   */
  cpuShare: number;
  /** How many times the bare Worker's time. */
  ratio: number;
}

/**
 * Starts each Worker `starts` times in a workerd of its own, in turns, without Miniflare, whose own
 * services would take most of the time.
 */
export async function measureFreshIsolates<Name extends string>(
  workers: Record<Name, Start>,
  bare: Start,
  starts: number,
): Promise<Record<Name | 'bare', FirstAnswer>> {
  const all = Object.entries<Start>({ ...workers, bare }).map(([name, start]) => {
    const folder = join(BENCH_CACHE, `fresh-${name}`);
    for (const { path, contents } of start.modules) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, contents);
    }
    writeFileSync(join(folder, 'config.capnp'), configOf(start));
    // As the platform has an upload: taken apart and put away before anybody asks for it.
    const compiled = execFileSync(
      workerd,
      ['compile', '--config-only', join(folder, 'config.capnp')],
      {
        maxBuffer: 2 ** 28,
      },
    );
    writeFileSync(join(folder, CONFIG), compiled);
    return { name, start, folder, taken: [] as Taken[] };
  });
  // The first turn reads the program from the disk and is left out.
  for (let turn = 0; turn <= starts; turn++) {
    for (const { folder, start, taken } of shuffled(all, Math.random)) {
      const one = await firstAnswer(folder, start);
      if (turn > 0) taken.push(one);
    }
  }
  const floor = all.at(-1)?.taken as Taken[];
  const figures = all.map(({ name, taken }): [string, FirstAnswer] => {
    const over = (read: (one: Taken) => number) =>
      median(taken.map((one, turn) => read(one) - read(floor[turn] as Taken)));
    return [
      name,
      {
        ms: median(taken.map(({ ms }) => ms)),
        cpuMs: median(taken.map(({ cpuMs }) => cpuMs)),
        overBare: { ms: over(({ ms }) => ms), cpuMs: over(({ cpuMs }) => cpuMs) },
        cpuShare: median(taken.map(({ cpuMs }, turn) => cpuMs / (floor[turn] as Taken).cpuMs)) - 1,
        ratio: median(taken.map(({ ms }, turn) => ms / (floor[turn] as Taken).ms)),
      },
    ];
  });
  return Object.fromEntries(figures) as Record<Name | 'bare', FirstAnswer>;
}
