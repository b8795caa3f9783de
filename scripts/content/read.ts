import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { hasExclamation, TRAIT_PRAISE } from '#schema/rules/text-rules.ts';
import { inRoot } from '#scripts/lib/paths.ts';

/**
 * One sentence per problem, each naming where it is. Thrown together, so that a writer sees them
 * all at once.
 */
export class ContentProblems extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'));
  }
}

/** A content file, held to its schema. @throws ContentProblems */
export function readContent<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): z.output<Schema> {
  const checked = schema.safeParse(parse(readFileSync(inRoot('content', file), 'utf8')));
  if (checked.success) return checked.data;
  throw new ContentProblems(
    checked.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`),
  );
}

/** Prose of a length (characters), free of trait praise and exclamation marks. */
export function prose(min: number, max: number) {
  return z.string().check(
    z.minLength(min, `shorter than ${min} characters`),
    z.maxLength(max, `longer than ${max} characters`),
    z.refine((text) => !TRAIT_PRAISE.test(text), 'praises a trait'),
    z.refine((text) => !hasExclamation(text), 'shouts'),
  );
}

/** Ids run from 1 without gaps or repeats: they are stable, and rows refer to them. */
export function findIdProblems(file: string, rows: { id: number }[]): string[] {
  return rows.flatMap((row, index) =>
    row.id === index + 1 ? [] : [`${file}: id ${row.id} stands at place ${index + 1}`],
  );
}

export function findRepeats(file: string, texts: string[]): string[] {
  const seen = new Set<string>();
  return texts.flatMap((text) => {
    const folded = text.toLowerCase().replaceAll(/\W+/g, ' ').trim();
    if (seen.has(folded)) return [`${file}: twice: ${text}`];
    seen.add(folded);
    return [];
  });
}
