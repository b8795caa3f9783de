import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const require = createRequire(import.meta.url);

/** DOMPurify's own vectors, from the last release on npm that brings them along. */
function fromPackage(): string[] {
  try {
    const cases: { payload: string }[] = require('dompurify-vectors/test/expect.json');
    return cases.map(({ payload }) => payload);
  } catch {
    console.log('dompurify-vectors is not installed: its vectors are left out');
    return [];
  }
}

/**
 * Its vectors of today, from the folder of outside data that lies beside the project where there is
 * one.
 */
function fromPeerData(): string[] {
  const file = resolve(
    ROOT,
    process.env['PEER_DATA'] || '../shared',
    'corpora',
    'xss-vectors.json',
  );
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.log('PEER_DATA holds no corpora/xss-vectors.json: its vectors are left out');
  return [];
}

/** Public collections of strings that have broken a page somewhere, each once. */
export function scriptVectors(): string[] {
  const naughty: string[] = require('big-list-of-naughty-strings');
  return [...new Set([...naughty, ...fromPackage(), ...fromPeerData()])].filter(
    (vector) => vector.trim() !== '',
  );
}

/**
 * What a vector is made of: its first element, its first handler, and the first address that is a
 * script.
 */
function familyOf(vector: string): string {
  const element = /<\s*([a-z][\w:-]*|[!?])/i.exec(vector)?.[1];
  const handler = /\bon[a-z]+(?=\s*=)/i.exec(vector)?.[0];
  const scheme = /(javascript|vbscript|data)\s*:/i.exec(vector)?.[1];
  return [element, handler, scheme].join(' ').toLowerCase();
}

/** The first vector of each family, for a look that takes seconds. */
export function oneOfEachFamily(vectors: string[]): string[] {
  return [
    ...new Map(vectors.toReversed().map((vector) => [familyOf(vector), vector])).values(),
  ].toReversed();
}

/** Those that a text field takes; the others are refused before anybody could show them. */
export const storable = (vectors: string[]): string[] =>
  vectors.filter((vector) => vector.isWellFormed());

const isTakenOut = (character: string) => /\p{Cc}/u.test(character) && !/[\t\n\r]/.test(character);

/** What is left of a text that was stored: no control character but tabs and line breaks. */
export const asStored = (text: string): string =>
  [...text].filter((character) => !isTakenOut(character)).join('');

const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
  isTakenOut,
);

/**
 * A text with a control character behind each of its letters, as what hides from a filter has them.
 */
export const laced = (text: string): string =>
  [...text].map((letter, index) => letter + CONTROLS[index % CONTROLS.length]).join('');

/**
 * The vectors as texts of at most `longest` characters, as few as that takes; one that is longer by
 * itself is left out.
 */
export function packed(vectors: string[], longest: number): string[] {
  const texts: string[] = [];
  for (const vector of vectors.filter(({ length }) => length <= longest)) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + vector.length < longest)
      texts[texts.length - 1] = `${last}\n${vector}`;
    else texts.push(vector);
  }
  return texts;
}
