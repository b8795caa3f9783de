import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, inRoot, ROOT } from '../paths.ts';
import { hashOf, isFresh, stamp } from '../stamp.ts';

const CONFIG = inRoot('wrangler.toml');

/** What `wrangler.toml` binds and says, in the simulator's own words. */
export interface Platform {
  worker: Record<string, unknown> & { compatibilityDate: string; assets: object };
  vars: Record<string, string>;
}

/**
 * `wrangler.toml` as wrangler reads it. Loading wrangler takes as long as all else at a start
 * together, so what it said is kept until the file changes.
 */
export async function readPlatform(): Promise<Platform> {
  const sources = ['wrangler.toml', 'package-lock.json', 'scripts/lib/local/platform.ts'];
  // It holds addresses of files.
  const hash = `${hashOf(sources)} ${ROOT}`;
  const [kept, freshness] = [join(CACHE, 'platform.json'), join(CACHE, 'platform.stamp')];
  if (isFresh(freshness, hash)) return JSON.parse(readFileSync(kept, 'utf8')) as Platform;
  const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import('wrangler');
  // Settings come from ours alone: else it would read .env and say so.
  const options = { envFiles: [] } as Parameters<typeof unstable_getMiniflareWorkerOptions>[2];
  const { modulesRules, email, ...worker } = unstable_getMiniflareWorkerOptions(
    CONFIG,
    undefined,
    options,
  ).workerOptions as unknown as Platform['worker'];
  const vars = unstable_readConfig({ config: CONFIG }).vars as Platform['vars'];
  writeFileSync(kept, JSON.stringify({ worker, vars }));
  stamp(freshness, hash);
  return JSON.parse(readFileSync(kept, 'utf8')) as Platform;
}
