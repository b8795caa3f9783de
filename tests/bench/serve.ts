import { readdirSync, readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import type { Module } from './bundle.ts';
import { compatibilityDate, compatibilityFlags } from './platform.ts';

type Variables = NonNullable<Parameters<typeof convertV4MiniflareOptions>[0]['bindings']>;
export type BenchDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>;

/** A Worker in a workerd process of its own, with a database of its own. */
export interface Served {
  url: URL;
  pid: number;
  database: BenchDatabase;
  close(): Promise<void>;
}

/** Processes whose parent is this one. Only what this script started is among them. */
function ownChildren(): Set<number> {
  const children = new Set<number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      // After the name, which is in brackets and may hold anything: state, then the parent's id.
      const parent = readFileSync(`/proc/${entry}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1];
      if (Number(parent) === process.pid) children.add(Number(entry));
    } catch {
      // The process ended while the list was read.
    }
  }
  return children;
}

/**
 * Serves a Worker on a socket that leads straight to it: Miniflare's own entry, and `wrangler dev`
 * all the more, put a proxy in between that costs more than the Worker does. The first module is
 * the entry.
 */
export async function serveModules(modules: Module[], variables: Variables = {}): Promise<Served> {
  const before = ownChildren();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      name: 'bench',
      compatibilityDate,
      compatibilityFlags,
      modulesRoot: '/',
      modules: modules.map(({ path, contents }) => ({
        type: 'ESModule',
        path: `/${path}`,
        contents,
      })),
      bindings: variables,
      d1Databases: { DB: 'bench' },
      kvNamespaces: { KV: 'bench' },
      // Asked at each message to Eden, and never full: nobody but a benchmark says hundreds of
      // things in a minute.
      ratelimits: { CHAT_LIMIT: { namespace_id: '1', simple: { limit: 1_000_000, period: 60 } } },
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      unsafeRegisterWorker: false,
    }),
  );
  await miniflare.ready;
  const pid = [...ownChildren()].find((child) => !before.has(child));
  if (!pid) throw new Error('The process of workerd was not found');
  return {
    url: await miniflare.unsafeGetDirectURL('bench'),
    pid,
    database: await miniflare.getD1Database('DB'),
    close: () => miniflare.dispose(),
  };
}
