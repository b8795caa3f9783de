import * as z from 'zod/mini';
import {
  COUNTED_UNITS,
  OTHER_LANGUAGES,
  type PlannerWords,
} from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { ContentProblems, prose, readContent } from './read.ts';

const Text = prose(2, 400);
const each = <Name extends string>(...names: Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, Text])) as Record<Name, typeof Text>,
  );
const Step = z.strictObject({
  title: Text,
  why: Text,
  know: Text,
  tasks: z.array(Text).check(z.minLength(1)),
  ifThen: Text,
});

const Counts = z.strictObject({
  locale: z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/, 'is no locale')),
  quotes: z.tuple([z.string(), z.string()]),
  numbers: z.array(z.string()).check(z.length(13)),
  often: each('daily', 'once', 'twice', 'several'),
  span: each('tonight', 'tomorrow', 'days', 'weeks', 'months'),
  wait: each('week', 'weeks', 'months', 'years', 'longer'),
  week: each('this', 'later'),
  each: each('day', 'week', 'month'),
  units: z.strictObject(
    Object.fromEntries(COUNTED_UNITS.map((unit) => [unit, z.tuple([Text, Text])])),
  ),
  exercises: z.record(z.string(), Text),
  pace: Text,
});

/** What is said around the plans of any language. */
const TEXTS = {
  understood: each('sure', 'target', 'likely', 'unsure', 'unknown', 'nonsense', 'several', 'care'),
  somethingElse: Text,
  kindQuestion: Text,
  firstQuestion: Text,
  reason: Text,
  reserve: each('weeks', 'days', 'hours'),
  beginning: z.array(Text).check(z.minLength(1)),
  said: Text,
  aim: Text,
  know: Text,
  ownObstacle: Text,
  ownTrouble: Text,
  forTrouble: Text,
  lack: Text,
  ownTime: Text,
  taken: Text,
  week: Text,
  dayTask: Text,
  note: each(
    ...['short', 'fixed', 'left', 'beyond', 'guess', 'guessDown', 'rolling', 'long', 'hours'],
  ),
  options: each('first', 'later'),
  nextDate: Step,
  nextStretch: Step,
  tally: Step,
  look: Step,
  sprint: z.array(Step).check(z.length(3)),
  counts: Counts,
};

const Words = z.strictObject({
  ...TEXTS,
  unknown: z.string(),
  care: z.string(),
  languages: z.strictObject(
    Object.fromEntries(
      OTHER_LANGUAGES.map((language) => [
        language,
        z.strictObject({
          words: z.array(z.string()),
          says: Text,
          ask: Text,
          choices: z.array(Text).check(z.length(2)),
          own: Text,
        }),
      ]),
    ),
  ),
  english: z.array(z.string()),
});

const SLOT = /\{[a-z-]+\}/g;
/** The slots in a value and all that is in it. */
const slotsOf = (value: unknown) => new Set(JSON.stringify(value).match(SLOT) ?? []);

/** Slots that a text in another language has and the English one does not: nothing fills them. */
function slotProblems(file: string, texts: object, english: object): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const known = slotsOf(english[key as keyof typeof english]);
    return [...slotsOf(value)]
      .filter((slot) => !known.has(slot))
      .map((slot) => `${file}: ${key}: there is no slot ${slot} here`);
  });
}

/** What the planner says around the kinds. @throws ContentProblems naming file and field. */
export function readPlannerWords(): PlannerWords {
  const english = readContent('goals/planner.yaml', Words);
  const problems: string[] = [];
  const texts = Object.fromEntries(
    OTHER_LANGUAGES.map((language) => {
      const file = `goals/${language}/planner.yaml`;
      const told = readContent(file, z.strictObject(TEXTS));
      problems.push(...slotProblems(file, told, english));
      return [language, told];
    }),
  );
  if (problems.length > 0) throw new ContentProblems(problems);
  return { ...english, texts } as unknown as PlannerWords;
}
