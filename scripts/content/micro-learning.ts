import * as z from 'zod/mini';
import { MICRO_CONTENT_TYPES, MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import { findIdProblems, findRepeats, prose, readContent } from './read.ts';

const FILE = 'micro-learning.yaml';
const LEAST = 60;
const LEAST_PER_KIND = 3;

const MicroItem = z.strictObject({
  id: z.int(),
  contentType: z.enum(MICRO_CONTENT_TYPES),
  category: MindsetCategory,
  content: prose(120, 420),
  estimatedMinutes: z.int().check(z.minimum(1), z.maximum(5)),
  source: z.optional(z.string().check(z.minLength(6))),
});
export type MicroItem = z.infer<typeof MicroItem>;

export const readMicroItems = () => readContent(FILE, z.array(MicroItem));

/** A quotation names its work and year; where a study is spoken of, it is named too. */
const OF_STUDIES = /\b(?:stud(?:y|ies)|experiments?|review of)\b/;

export function checkMicroItems(rows: MicroItem[]): string[] {
  const problems = [
    ...findIdProblems(FILE, rows),
    ...findRepeats(
      FILE,
      rows.map(({ content }) => content),
    ),
  ];
  if (rows.length < LEAST) problems.push(`${FILE}: ${rows.length} items, ${LEAST} are needed`);
  for (const type of MICRO_CONTENT_TYPES) {
    for (const category of MINDSET_CATEGORIES) {
      const count = rows.filter(
        (row) => row.contentType === type && row.category === category,
      ).length;
      if (count < LEAST_PER_KIND) problems.push(`${FILE}: ${count} of type ${type} on ${category}`);
    }
  }
  for (const { id, contentType, content, source = '' } of rows) {
    if (contentType === 'quote' && !(content.includes('“') && /\d/.test(source))) {
      problems.push(`${FILE}: ${id}: a quote has quotation marks, and a source with its year`);
    }
    if (OF_STUDIES.test(content) && !source)
      problems.push(`${FILE}: ${id}: speaks of research without its source`);
    if (/["']/.test(content))
      problems.push(`${FILE}: ${id}: has the quotes of a typewriter; write “ ” and ’`);
  }
  return problems;
}

/** The sources that are studies and not books, for the check of citations. */
export const studiesIn = (rows: MicroItem[]) =>
  rows.flatMap(({ id, contentType, source }) =>
    source && contentType !== 'quote' ? [{ file: `${FILE}: ${id}`, source }] : [],
  );
