import * as z from 'zod/mini';
import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import { findIdProblems, findRepeats, prose, readContent } from './read.ts';

const FILE = 'motivations.yaml';
const LEAST = 90;
const LEAST_PER_CATEGORY = 15;

const Motivation = z.strictObject({
  id: z.int(),
  category: MindsetCategory,
  quote: prose(40, 320),
  source: z.string().check(z.minLength(2)),
  kind: z.enum(['original', 'quotation', 'finding']),
  action: prose(20, 200),
});
export type Motivation = z.infer<typeof Motivation>;

export const readMotivations = () => readContent(FILE, z.array(Motivation));

export function checkMotivations(rows: Motivation[]): string[] {
  const problems = [
    ...findIdProblems(FILE, rows),
    ...findRepeats(
      FILE,
      rows.flatMap(({ quote, action }) => [quote, action]),
    ),
  ];
  if (rows.length < LEAST) problems.push(`${FILE}: ${rows.length} messages, ${LEAST} are needed`);
  for (const category of MINDSET_CATEGORIES) {
    const count = rows.filter((row) => row.category === category).length;
    if (count < LEAST_PER_CATEGORY) problems.push(`${FILE}: ${count} messages on ${category}`);
  }
  for (const { id, kind, source } of rows) {
    if ((kind === 'original') !== (source === 'Yet'))
      problems.push(`${FILE}: ${id}: ${kind} by ${source}`);
  }
  return problems;
}
