import { readFileSync, writeFileSync } from 'node:fs';
import { log } from './log.ts';
import { inRoot } from './paths.ts';

const PAGE = inRoot('docs', 'speed.md');

/**
 * Writes measurements into `docs/speed.md`, between `<!-- name -->` and `<!-- /name -->`. @throws
 * Error without it.
 */
export function writeIntoSpeedPage(name: string, text: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const room = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*(<!-- /${name} -->)`);
  if (!room.test(page)) throw new Error(`docs/speed.md has no room for ${name}`);
  writeFileSync(
    PAGE,
    page.replace(room, (_, begin, end) => `${begin}${text}\n${end}`),
  );
  log(`Written into docs/speed.md: ${name}`);
}
