import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { DIFFICULTIES, SUBSCRIPTION_TIERS } from '#schema/contracts/enums.ts';
import { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import { PROFILE_TYPES } from '#schema/rules/mindset/mindset-scores.ts';
import { ContentProblems, prose, readContent } from '#scripts/content/read.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const Slug = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/));

const Module = z.strictObject({
  id: z.int(),
  title: prose(6, 60),
  description: prose(80, 320),
  estimatedMinutes: z.int(),
});
export type ModuleSource = z.infer<typeof Module>;

const Path = z.strictObject({
  id: z.int(),
  slug: Slug,
  title: prose(6, 60),
  description: prose(120, 420),
  difficulty: z.enum(DIFFICULTIES),
  estimatedHours: z.number(),
  featured: z.boolean(),
  subscriptionTier: z.enum(SUBSCRIPTION_TIERS),
  targetWeaknesses: z.array(MindsetCategory).check(z.minLength(1)),
  targetProfileTypes: z.array(z.enum(PROFILE_TYPES)).check(z.minLength(1)),
  prerequisiteSkills: z.array(prose(4, 80)),
  learningObjectives: z.array(prose(20, 120)).check(z.minLength(3), z.maxLength(6)),
  modules: z.array(Module),
});
export type PathSource = z.infer<typeof Path>;

/**
 * A study or a book that units cite. Authors by surname, in order; "et al." means further authors.
 */
const Work = z.strictObject({
  authors: z.array(z.string().check(z.minLength(2))).check(z.minLength(1)),
  year: z.int().check(z.minimum(1900), z.maximum(2100)),
  title: z.string().check(z.minLength(5)),
  /** The journal, or the publisher of a book. */
  where: z.string().check(z.minLength(3)),
  doi: z.optional(z.string().check(z.regex(/^10\.\d{4,}\/\S+$/, 'not a DOI'))),
});
export type Work = z.infer<typeof Work>;

const Exactly = <Item extends z.ZodMiniType>(count: number, item: Item) =>
  z.array(item).check(z.length(count));
/** A wrong answer may say what the content itself never would: it is there to be looked at. */
const Temptation = z.string().check(
  z.minLength(15),
  z.maxLength(150),
  z.refine((text) => !text.includes('!'), 'shouts'),
);
const Feedback = prose(60, 420);
const Option = z.discriminatedUnion('correct', [
  z.strictObject({ correct: z.literal(true), text: prose(15, 150), feedback: Feedback }),
  z.strictObject({ correct: z.literal(false), text: Temptation, feedback: Feedback }),
]);
const Question = z.strictObject({
  q: prose(30, 420),
  options: z.array(Option).check(z.minLength(3), z.maxLength(4)),
});
const Prompt = z.strictObject({
  label: prose(4, 60),
  help: prose(20, 160),
  rows: z.int().check(z.minimum(2), z.maximum(12)),
});
const Video = z.strictObject({
  provider: z.literal('ted'),
  slug: z.string().check(z.regex(/^[a-z0-9_]+$/)),
  title: prose(6, 100),
  speaker: z.string().check(z.minLength(4)),
  minutes: z.int().check(z.minimum(1), z.maximum(25)),
});

const everyUnit = {
  id: z.int(),
  module: z.int(),
  order: z.int(),
  title: prose(6, 60),
  minutes: z.int().check(z.minimum(3), z.maximum(30)),
  difficultyLevel: z.int().check(z.minimum(1), z.maximum(5)),
  requiredMasteryScore: z.number().check(z.minimum(0), z.maximum(1)),
  claim: prose(60, 320),
  source: z.string().check(z.minLength(12)),
  act: prose(40, 240),
  hints: Exactly(2, prose(30, 180)),
  retrieval: Exactly(3, z.strictObject({ q: prose(25, 180), a: prose(12, 260) })),
};
const FrontMatter = z.discriminatedUnion('type', [
  z.strictObject({ ...everyUnit, type: z.literal('text') }),
  z.strictObject({ ...everyUnit, type: z.literal('video'), video: Video }),
  z.strictObject({
    ...everyUnit,
    type: z.literal('exercise'),
    prompts: z.array(Prompt).check(z.minLength(2), z.maxLength(5)),
  }),
  z.strictObject({
    ...everyUnit,
    type: z.literal('quiz'),
    questions: z.array(Question).check(z.minLength(4), z.maxLength(6)),
  }),
]);

/** A unit as its file has it: the front matter, the body in Markdown, and where it stands. */
export type UnitSource = z.infer<typeof FrontMatter> & { file: string; body: string };

export interface Learning {
  paths: PathSource[];
  units: UnitSource[];
  works: Work[];
}

const FRONT = /^---\n(.*?)\n---\n(.*)$/s;

/**
 * One unit's file. Problems with it are added to the list, so that a writer sees those of all files
 * at once.
 */
export function parseUnit(file: string, text: string, problems: string[]): UnitSource[] {
  const [, front, body] = FRONT.exec(text) ?? [];
  if (front === undefined || body === undefined) {
    problems.push(`${file}: no front matter between two lines of ---`);
    return [];
  }
  try {
    const read = FrontMatter.safeParse(parse(front));
    if (read.success) return [{ ...read.data, file, body: body.trim() }];
    problems.push(
      ...read.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`),
    );
  } catch (error) {
    problems.push(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
  return [];
}

/**
 * All of `content/learning`, held to its shape; what the parts must add up to is checked elsewhere.
 * @throws ContentProblems
 */
export function readLearning(): Learning {
  const paths = readContent('learning/paths.yaml', z.array(Path));
  const works = readContent('learning/sources.yaml', z.array(Work));
  const problems: string[] = [];
  const units = paths.flatMap(({ slug }) =>
    readdirSync(inRoot('content', 'learning', slug))
      .sort()
      .flatMap((name) => {
        const file = `learning/${slug}/${name}`;
        return parseUnit(file, readFileSync(inRoot('content', file), 'utf8'), problems);
      }),
  );
  if (problems.length > 0) throw new ContentProblems(problems);
  return { paths, units, works };
}
