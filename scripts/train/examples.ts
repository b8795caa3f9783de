import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '#scripts/lib/paths.ts';

/**
 * A line that somebody wrote and labelled: `label<TAB>text` in a file called
 * `<language>-<hand>.tsv`.
 */
export interface Line {
  file: string;
  language: string;
  label: string;
  text: string;
}

/** The lines of one file. A line that is not of that form is reported by `exampleProblems`. */
export function readLines(pattern: string): Line[] {
  return globSync(pattern, { cwd: inRoot() })
    .toSorted()
    .flatMap((file) =>
      readFileSync(inRoot(file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const [label = '', ...rest] = line.split('\t');
          return { file, language: basename(file).slice(0, 2), label, text: rest.join('\t') };
        }),
    );
}

/** What is wrong with some lines, in words; nothing where all is in order. */
export function exampleProblems(
  lines: readonly Line[],
  labels: readonly string[],
  longest = 2000,
): string[] {
  const seen = new Map<string, string>();
  return lines.flatMap(({ file, language, label, text }) => {
    const where = `${file}: “${text.slice(0, 60)}”`;
    if (!labels.includes(label)) return [`${where} has the unknown label “${label}”`];
    if (text.trim() === '' || text.includes('\t') || text.length > longest)
      return [`${where} is no text`];
    const before = seen.get(`${language} ${text}`);
    seen.set(`${language} ${text}`, label);
    return before !== undefined && before !== label
      ? [`${where} is both ${before} and ${label}`]
      : [];
  });
}
