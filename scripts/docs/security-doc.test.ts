import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../lib/paths.ts';

const page = readFileSync(inRoot('docs', 'security.md'), 'utf8');

/** Files that a text names; those without a folder are in `tests/worker` or its sweeps. */
const named = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|yaml))`/g)].map(([, file]) => file as string);
const FOLDERS = ['.', 'tests/worker', 'tests/worker/sweeps'];
const missingIn = (text: string) =>
  named(text).filter((file) => !FOLDERS.some((folder) => existsSync(inRoot(folder, file))));
const isTest = (file: string) => /\.(?:test|journey)\.tsx?$/.test(file);

/**
 * The ways in of the threat model: what each is, what holds it, and the cell that names its tests.
 */
function waysIn(text: string): [way: string, holds: string, tests: string][] {
  const table = /^\| Way in \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/m.exec(text)?.[1] ?? '';
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, way = '', holds = '', tests = '']) => [way, holds, tests]);
}

describe('docs/security.md', () => {
  it('names files that exist', () => {
    expect(named(page).length).toBeGreaterThan(80);
    expect(missingIn(page)).toEqual([]);
  });

  it('a test that is gone would be noticed', () => {
    const [, , tests] = waysIn(page)[0] as [string, string, string];
    const [first] = named(tests) as [string];
    expect(missingIn(page.replaceAll(first, first.replace('.test', '-moved.test')))).toContain(
      first.replace('.test', '-moved.test'),
    );
  });

  it('says of every way in what holds it, and by which test one would know', () => {
    expect(waysIn(page).length).toBeGreaterThan(15);
    for (const [way, holds, tests] of waysIn(page)) {
      expect([way, holds.length > 20]).toEqual([way, true]);
      expect([way, named(tests).filter(isTest).length > 0]).toEqual([way, true]);
      expect([way, named(tests).filter((file) => !isTest(file))]).toEqual([way, []]);
    }
  });

  it('is where SECURITY.md leads, with a way to report', () => {
    const short = readFileSync(inRoot('SECURITY.md'), 'utf8');
    expect(short).toContain('docs/security.md');
    expect(short).toContain('content/legal/mailboxes.yaml');
    expect(page).toContain('SECURITY.md');
  });
});
