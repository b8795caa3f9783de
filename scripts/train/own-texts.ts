import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '#scripts/lib/paths.ts';

/**
 * What this app says itself: ordinary English prose on goals, setbacks and feelings, none of it by
 * somebody in danger.
 */
const TEXTS = [
  'content/learning/**/*.md',
  'content/mindset/*.{md,yaml}',
  'content/{motivations,micro-learning,stickers}.yaml',
  'content/eden/*.yaml',
  'content/eden/{sessions,topics}/*.yaml',
];
const SHORTEST_WORDS = 4;

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object')
    for (const one of Object.values(value)) yield* stringsIn(one);
}

const proseOf = (file: string, text: string): string =>
  file.endsWith('.yaml')
    ? [...stringsIn(parse(text))].join('\n')
    : text.replace(/^---[\s\S]*?---/, '').replace(/[#*_>`[\]]|\(http[^)]*\)|<[^>]*>/g, ' ');

/** Sentences of our own texts, each once: harmless lines that nobody has to write. */
export function ownSentences(): string[] {
  const sentences = globSync(TEXTS, { cwd: inRoot() })
    .toSorted()
    .flatMap(
      (file) => proseOf(file, readFileSync(inRoot(file), 'utf8')).match(/[^.!?\n]+[.!?]?/g) ?? [],
    )
    .map((sentence) => sentence.replace(/\{\w+\}/g, 'it').trim())
    .filter((sentence) => sentence.split(/\s+/).length >= SHORTEST_WORDS);
  return [...new Set(sentences)];
}
