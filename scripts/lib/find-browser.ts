import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { log, stop } from './log.ts';
import { runTool } from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const works = (path: string) => existsSync(path) && spawnSync(path, ['--version']).status === 0;

function onPath(): string | undefined {
  for (const name of NAMES) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], {
      encoding: 'utf8',
    }).stdout?.trim();
    if (found && works(found)) return found;
  }
  return undefined;
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath();
  if (works(path)) return path;
  log('Installing a browser with Playwright');
  return runTool('playwright', ['install', 'chromium']).ok && works(path) ? path : undefined;
}

function fromDistribution(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return undefined;
  log('Installing Chromium from the distribution');
  const apt = (args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  return onPath();
}

/**
 * A Chromium for the journeys: the one named, one installed, Playwright's, or the distribution's,
 * in this order.
 */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named)
    return works(named) ? named : stop(`CHROMIUM_PATH names ${named}, which does not run.`);
  return (
    onPath() ??
    fromPlaywright() ??
    fromDistribution() ??
    stop(
      'No Chromium was found and none could be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    )
  );
}
