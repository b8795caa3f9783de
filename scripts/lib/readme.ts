import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.ts';
import { say } from './say.ts';

const README = inRoot('README.md');

/** What a command measured, put where the README has room for it: between `<!-- name -->` and `<!-- /name -->`. @throws Error without it. */
export function writeIntoReadme(name: string, text: string): void {
  const readme = readFileSync(README, 'utf8');
  const room = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*(<!-- /${name} -->)`);
  if (!room.test(readme)) throw new Error(`README.md has no room for ${name}`);
  writeFileSync(
    README,
    readme.replace(room, (_, begin, end) => `${begin}${text}\n${end}`),
  );
  say(`Written into README.md: ${name}`);
}
