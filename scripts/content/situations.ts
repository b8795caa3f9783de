import { globSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { inRoot } from '#scripts/lib/paths.ts';
import { TOPICS } from '#worker/lib/talk/labels.ts';
import type { SituationPage } from '#worker/lib/talk/situations.ts';
import { ContentProblems, findRepeats, prose, readContent } from './read.ts';
import { readSessions } from './sessions.ts';
import { AskedQuestion } from './topics.ts';

const words = (most: number) =>
  prose(5, 600).check(
    z.refine((text) => text.split(/\s+/).length <= most, `has more than ${most} words`),
  );
const between = <Schema extends z.ZodMiniType>(least: number, most: number, each: Schema) =>
  z
    .array(each)
    .check(z.minLength(least, `fewer than ${least}`), z.maxLength(most, `more than ${most}`));

const Page = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/, 'is no name of a file')),
  title: prose(8, 70),
  topic: z.enum(TOPICS),
  session: z.optional(z.string()),
  hears: between(20, 60, z.string().check(z.minLength(8), z.maxLength(400))),
  reflections: between(3, 6, words(18)),
  questions: between(6, 9, AskedQuestion),
  start: words(45),
  ideas: between(
    4,
    6,
    z.strictObject({
      text: words(65),
      source: z.string().check(z.minLength(8, 'is no source')),
      unit: z.optional(z.int().check(z.positive())),
    }),
  ),
  says: z.optional(between(2, 5, words(30))),
  whatIfs: between(3, 6, z.strictObject({ if: prose(4, 300), answer: words(50) })),
  normal: words(55),
});
export type SituationFile = z.infer<typeof Page>;

const FOLDER = 'eden/situations';

/** The files of all situations, by their names. */
const files = () =>
  globSync('*.yaml', { cwd: inRoot('content', FOLDER) })
    .map((file) => basename(file, '.yaml'))
    .sort();

/** Each everyday situation, with what people say in it. @throws ContentProblems */
export function readSituations(): SituationFile[] {
  const sessions = readSessions().map(({ id }) => id);
  const pages = files().map((id) => ({ id, page: readContent(`${FOLDER}/${id}.yaml`, Page) }));
  const problems = pages.flatMap(({ id, page }) => [
    ...(page.id === id ? [] : [`${FOLDER}/${id}.yaml: id: is ${page.id}`]),
    ...(page.session === undefined || sessions.includes(page.session)
      ? []
      : [`${FOLDER}/${id}.yaml: session: there is no session ${page.session}`]),
  ]);
  const all = pages.map(({ page }) => page);
  problems.push(
    ...findRepeats(
      FOLDER,
      all.map(({ title }) => title),
    ),
  );
  if (problems.length > 0) throw new ContentProblems(problems);
  return all;
}

/**
 * What Eden says in each, without the lines by which they are recognised. @throws ContentProblems
 */
export const readSituationPages = (): SituationPage[] =>
  readSituations().map(({ hears: _learnt, ...page }) => page);
