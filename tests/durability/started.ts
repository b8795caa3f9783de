import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/lib/paths.ts';

const PATIENCE_MS = 60_000;

/** A script of ours as a process of its own, with all that it printed. */
export interface Started {
  child: ChildProcess;
  output(): string;
  /** Its exit code, once it has ended. */
  ended(): Promise<number | null>;
  /** Resolves once it printed that. */
  says(words: string, patienceMs?: number): Promise<void>;
}

/** Runs `npm run NAME` where `byNpm`, else `node scripts/NAME.ts`. */
export function startScript(
  script: string,
  args: string[],
  env: Record<string, string>,
  { byNpm = false, root = ROOT } = {},
): Started {
  return byNpm
    ? startProcess('npm', ['run', script, '--', ...args], env, root)
    : startProcess(process.execPath, [join(root, 'scripts', `${script}.ts`), ...args], env, root);
}

/** Runs a command in the tree, or in a copy of it. */
export function startProcess(
  command: string,
  args: string[],
  env: Record<string, string>,
  root = ROOT,
): Started {
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      printed += piece;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    output: () => printed,
    ended: () => ended,
    async says(words, patienceMs = PATIENCE_MS) {
      const until = performance.now() + patienceMs;
      while (!printed.includes(words)) {
        if (child.exitCode !== null || performance.now() > until)
          throw new Error(`It did not say “${words}” but:\n${printed}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

/** State and parent of every process, by its id. */
function processes(): Map<number, { parent: number; isOver: boolean }> {
  const all = new Map<number, { parent: number; isOver: boolean }>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      // After the name, which is in brackets and may hold anything.
      const [state, parent] = readFileSync(`/proc/${entry}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      all.set(Number(entry), { parent: Number(parent), isOver: state === 'Z' || state === 'X' });
    } catch {
      // It ended while the list was read.
    }
  }
  return all;
}

/** A process with all that it started, and all that those started. */
export function familyOf(pid: number): number[] {
  const all = processes();
  const family = [pid];
  for (const member of family)
    for (const [child, { parent }] of all) if (parent === member) family.push(child);
  return family;
}

/** Those of them that still run. */
export function alive(pids: number[]): number[] {
  const all = processes();
  return pids.filter((pid) => all.get(pid)?.isOver === false);
}

/** The ports that a family listens on. */
export function portsOf(pids: number[]): number[] {
  const inodes = new Set<string>();
  for (const pid of pids)
    for (const fd of readdirSync(`/proc/${pid}/fd`)) {
      const link = readlinkOf(`/proc/${pid}/fd/${fd}`);
      const inode = /^socket:\[(\d+)\]$/.exec(link)?.[1];
      if (inode) inodes.add(inode);
    }
  const LISTENING = '0A';
  const ports = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[3] === LISTENING && inodes.has(fields[9] as string))
      .map((fields) => Number.parseInt((fields[1] as string).split(':')[1] as string, 16)),
  );
  return [...new Set(ports)];
}

function readlinkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
