import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { log, stop } from '#scripts/lib/log.ts';
import { CACHE } from '#scripts/lib/paths.ts';

const VERSION = '13.5.0';
export const LIGHTHOUSE_CACHE = join(CACHE, 'lighthouse');
const HOME = join(LIGHTHOUSE_CACHE, `tool-${VERSION}`);
const PACKAGE = join(HOME, 'node_modules', 'lighthouse');

export interface Throttling {
  rttMs: number;
  throughputKbps: number;
  requestLatencyMs: number;
  downloadThroughputKbps: number;
  uploadThroughputKbps: number;
  cpuSlowdownMultiplier: number;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The parts of the result that are read here. */
export interface LighthouseResult {
  runtimeError?: { code: string; message: string };
  audits: Record<
    string,
    { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  >;
  categories: Partial<
    Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
}

export interface Tool {
  run(url: string, flags: object): Promise<{ lhr: LighthouseResult } | undefined>;
  launch(options: object): Promise<{ port: number; kill(): void }>;
  /** The throttling of a phone on a slow connection. */
  mobile: Throttling;
}

const isInstalled = () =>
  existsSync(join(PACKAGE, 'package.json')) &&
  JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version === VERSION;

function install(): void {
  log(
    `Installing Lighthouse ${VERSION} into .cache (it is not among the project's own dependencies)`,
  );
  mkdirSync(HOME, { recursive: true });
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--prefix', HOME, ...quiet, `lighthouse@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (!isInstalled())
    stop(
      `Lighthouse ${VERSION} could not be installed with npm, so nothing was measured: it needs a package registry once.`,
    );
}

/** Lighthouse and its launcher, installed at the first use. */
export async function findLighthouse(): Promise<Tool> {
  if (!isInstalled()) install();
  const load = (...path: string[]) =>
    import(pathToFileURL(join(HOME, 'node_modules', ...path)).href);
  const [{ default: run }, { throttling }, { launch }] = await Promise.all([
    load('lighthouse', 'core', 'index.js'),
    load('lighthouse', 'core', 'config', 'constants.js'),
    load('chrome-launcher', 'dist', 'index.js'),
  ]);
  return { run, launch, mobile: throttling.mobileSlow4G };
}
