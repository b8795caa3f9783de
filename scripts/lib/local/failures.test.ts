import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { failureSentence, NotStarted, reasonIn } from './failures.ts';

/** What a call throws. */
function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}

const denied = (code: string) =>
  Object.assign(new Error(`${code}: no`), { code, path: '/data/.local' });

describe('why a start failed is one sentence', () => {
  it.each([
    ['a reason of ours', new NotStarted('Because.'), 'Because.'],
    ['a right that is missing', denied('EACCES'), 'This account may not write /data/.local. '],
    ['a disk that is only read', denied('EROFS'), 'This account may not write /data/.local. '],
    ['a quota', denied('EDQUOT'), 'The disk is full: there is no room to write /data/.local.'],
    [
      'a database without room',
      new Error('database or disk is full: SQLITE_FULL'),
      'The disk is full',
    ],
    [
      'anything else',
      new Error('\u001b[31mOdd\u001b[0m\n    at main.ts:1'),
      'Yet could not start: Odd',
    ],
    ['nothing at all', undefined, 'Yet could not start: '],
  ])('%s', (_, thrown, words) => {
    const sentence = failureSentence(thrown);
    expect(sentence.startsWith(words)).toBe(true);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(sentence).not.toMatch(/[\n\u001b]/);
  });

  it.runIf(process.platform === 'linux')('a disk that is really full', () => {
    expect(failureSentence(thrownBy(() => writeFileSync('/dev/full', 'x')))).toMatch(
      /^The disk is full/,
    );
  });

  it('a file where a folder should be', () => {
    expect(failureSentence(thrownBy(() => writeFileSync(`${import.meta.filename}/x`, '')))).toMatch(
      /is no folder/,
    );
  });
});

it('the reason is found in what wrangler prints', () => {
  const printed =
    '\u001b[33m▲ \u001b[43;33m[\u001b[43;30mWARNING\u001b[43;33m]\u001b[0m something\n\n\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1mno such table: users\u001b[0m\n\n  at x\n';
  expect(reasonIn(printed)).toBe('no such table: users');
  expect(reasonIn('')).toBe('no reason was given');
});
