import { spawn, spawnSync } from 'node:child_process';
import { inRoot, ROOT } from './paths.ts';

export interface ToolResult {
  ok: boolean;
  /** Standard output and error, in the order they came as far as pipes allow. */
  output: string;
}

/**
 * A package's command run by the Node of this script: shims and their shebangs would find the
 * machine's own.
 */
function nodeCommand(script: string, args: string[]): [string, string[]] {
  return [process.execPath, [inRoot('node_modules', script), ...args]];
}

export const TOOL_COMMANDS = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  wrangler: 'wrangler/bin/wrangler.js',
  playwright: '@playwright/test/cli.js',
} as const;

function run(command: string, all: string[], env: NodeJS.ProcessEnv): ToolResult {
  const done = spawnSync(command, all, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', ...env },
  });
  return { ok: done.status === 0, output: (done.stdout ?? '') + (done.stderr ?? '') };
}

/** A tool, waited for. */
export function runTool(
  tool: keyof typeof TOOL_COMMANDS,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): ToolResult {
  return run(...nodeCommand(TOOL_COMMANDS[tool], args), env);
}

/** Another script of ours, waited for. */
export const runScript = (name: string, args: string[] = []): ToolResult =>
  run(process.execPath, [inRoot('scripts', `${name}.ts`), ...args], {});

/**
 * A tool that runs longer than this has hung: it is ended, so that the rest can still be told. The
 * sweeps take hours.
 */
const longestRun = () => (process.env['FULL'] ? 8 * 60 : 25) * 60_000;

/**
 * Runs a command asynchronously and returns its output, so that layers of the tests run side by
 * side.
 */
function runAside(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ToolResult> {
  const { promise, resolve } = Promise.withResolvers<ToolResult>();
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', ...env },
    timeout: longestRun(),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      output += piece;
    });
  child.on('error', (error) => resolve({ ok: false, output: output + error.message }));
  child.on('close', (status) => resolve({ ok: status === 0, output }));
  // Where it was ended nobody waits for its own children: one of them may be what hangs.
  child.on('exit', (_, signal) => {
    if (signal) resolve({ ok: false, output: `${output}\nEnded by ${signal}: it ran too long.` });
  });
  return promise;
}

/** A tool beside this script. It resolves at its end, however that is. */
export function runToolAside(
  tool: keyof typeof TOOL_COMMANDS,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ToolResult> {
  return runAside(...nodeCommand(TOOL_COMMANDS[tool], args), env);
}

/** Another script of ours, beside this one. It resolves at its end, however that is. */
export function runScriptAside(name: string, args: string[] = []): Promise<ToolResult> {
  return runAside(process.execPath, [inRoot('scripts', `${name}.ts`), ...args]);
}
