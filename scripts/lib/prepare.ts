import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTexts } from '#scripts/content/compile.ts';
import { seedStatements } from '#scripts/content/seed.ts';
import { compileStickerSprite } from '#scripts/content/stickers-sprite.ts';
import { CACHE, inRoot } from './paths.ts';
import { runTool } from './run.ts';
import { say, stop } from './say.ts';
import { hashOf, isFresh, stamp } from './stamp.ts';

function need(what: string, ran: { ok: boolean; output: string }) {
  if (!ran.ok) stop(`${ran.output}\n${what} failed; the reason is above.`);
}

/** The texts that screens show, compiled from `content/`. Redone when one of them changed. */
export function compileContent(): void {
  const hash = hashOf(['content/**/*', 'scripts/content/*.ts']);
  const file = join(CACHE, 'content.stamp');
  if (
    isFresh(file, hash) &&
    existsSync(inRoot('frontend', 'generated')) &&
    existsSync(inRoot('frontend', 'public', 'stickers.svg'))
  )
    return;
  say('Compiling the content');
  compileTexts();
  compileStickerSprite();
  stamp(file, hash);
}

/** The browser's half, built for production. Redone when a source of it changed. */
export function buildFrontend(): void {
  compileContent();
  const sources = ['frontend/**/*', 'schema/**/*.ts', 'vite.config.ts', 'package-lock.json'];
  const hash = hashOf(sources, ['frontend/dist/**']);
  const file = join(CACHE, 'frontend.stamp');
  if (isFresh(file, hash) && existsSync(inRoot('frontend', 'dist', 'index.html'))) return;
  say('Building the pages');
  need('The build', runTool('vite', ['build', '--logLevel', 'warn']));
  stamp(file, hash);
}

/** Migrations and seed data, applied to the local database in `dataDir`. Redone when one of them changed. */
export function prepareDatabase(dataDir: string): void {
  const hash = hashOf(['migrations/*.sql', 'content/**/*', 'scripts/content/*.ts']);
  const file = join(dataDir, 'database.stamp');
  if (isFresh(file, hash)) return;
  say('Bringing the local database up to date');
  const where = ['--local', '--persist-to', dataDir];
  need('The migration', runTool('wrangler', ['d1', 'migrations', 'apply', 'yet', ...where]));
  const seed = writeSeedFile();
  need('The seed data', runTool('wrangler', ['d1', 'execute', 'yet', ...where, '--yes', '--file', seed]));
  stamp(file, hash);
}

/** The content as one file of SQL, for `wrangler d1 execute --file`. */
export function writeSeedFile(): string {
  const file = join(CACHE, 'seed.sql');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, `${seedStatements().join(';\n')};\n`);
  return file;
}

/** The platform's types, as the compatibility date gives them. */
export function generateTypes(): void {
  const hash = hashOf(['wrangler.toml', 'package-lock.json']);
  const file = join(CACHE, 'types.stamp');
  if (isFresh(file, hash) && existsSync(inRoot('worker-configuration.d.ts'))) return;
  mkdirSync(inRoot('frontend', 'dist'), { recursive: true });
  need('wrangler types', runTool('wrangler', ['types', 'worker-configuration.d.ts', '--include-env=false']));
  stamp(file, hash);
}
