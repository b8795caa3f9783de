import { spawnSync } from 'node:child_process';
import { inRoot, ROOT } from './paths.ts';

export interface Ran {
  ok: boolean;
  /** Standard output and error, in the order they came as far as pipes allow. */
  output: string;
}

/** A package's command run by the Node of this script: shims and their shebangs would find the machine's own. */
function nodeCommand(script: string, args: string[]): [string, string[]] {
  return [process.execPath, [inRoot('node_modules', script), ...args]];
}

export const COMMANDS = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  wrangler: 'wrangler/bin/wrangler.js',
  playwright: '@playwright/test/cli.js',
} as const;

export function runTool(tool: keyof typeof COMMANDS, args: string[], env: NodeJS.ProcessEnv = {}): Ran {
  const [command, all] = nodeCommand(COMMANDS[tool], args);
  const done = spawnSync(command, all, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', ...env },
  });
  return { ok: done.status === 0, output: (done.stdout ?? '') + (done.stderr ?? '') };
}

/** Another script of ours, to its end. */
export function runScript(name: string, args: string[] = []): Ran {
  const done = spawnSync(process.execPath, [inRoot('scripts', `${name}.ts`), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { ok: done.status === 0, output: (done.stdout ?? '') + (done.stderr ?? '') };
}
