import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot, ROOT } from '../lib/paths.ts';

const PAGES = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: ROOT });
const LOCAL = /(?:\]\(|src="|srcset="|href=")(?!https?:|mailto:|#)([^)#"\s]+)/g;

it.each(PAGES)('%s leads to files that are there', (page) => {
  const text = readFileSync(inRoot(page), 'utf8');
  const links = [...text.matchAll(LOCAL)].map(([, link]) => link as string);
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
});

it('the README is short, begins with what one sees, and every command it names is there', () => {
  const text = readFileSync(inRoot('README.md'), 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(120);
  expect(text.indexOf('docs/pictures/')).toBeLessThan(600);
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const commands = [text, readFileSync(inRoot('docs', 'commands.md'), 'utf8')].flatMap((page) =>
    [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name as string),
  );
  expect(commands.filter((name) => name !== 'NAME' && !(name in scripts))).toEqual([]);
});

it('every command is explained', () => {
  const text = readFileSync(inRoot('docs', 'commands.md'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const table = text.replaceAll('restore -- FILE', '`restore`');
  const isNamed = (name: string) => new RegExp(`[\`\\s]${name}[\`\\s]`).test(table);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});
