import * as z from 'zod/mini';
import {
  OTHER_LANGUAGES,
  type PlannerWords,
} from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { prose, readContent } from './read.ts';

const Text = prose(2, 400);
const each = <Name extends string>(...names: Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, Text])) as Record<Name, typeof Text>,
  );
const Step = z.strictObject({
  title: Text,
  why: Text,
  know: Text,
  tasks: z.array(Text).check(z.minLength(2)),
  ifThen: Text,
});

const Words = z.strictObject({
  unknown: z.string(),
  care: z.string(),
  understood: each('sure', 'target', 'unsure', 'unknown', 'nonsense', 'several', 'care'),
  somethingElse: Text,
  kindQuestion: Text,
  firstQuestion: Text,
  reason: Text,
  reserve: each('weeks', 'days', 'hours'),
  beginning: z.array(Text).check(z.minLength(1)),
  know: Text,
  ownObstacle: Text,
  week: Text,
  dayTask: Text,
  again: z.array(Text).check(z.minLength(5)),
  note: each(
    ...['short', 'fixed', 'left', 'beyond', 'guess', 'guessDown', 'rolling', 'long', 'hours'],
  ),
  options: each('first', 'later'),
  nextDate: Step,
  nextStretch: Step,
  sprint: z.array(Step).check(z.length(3)),
  languages: z.strictObject(
    Object.fromEntries(
      OTHER_LANGUAGES.map((language) => [
        language,
        z.strictObject({
          words: z.array(z.string()),
          says: Text,
          ask: Text,
          choices: z.array(Text).check(z.length(2)),
        }),
      ]),
    ),
  ),
  english: z.array(z.string()),
});

/** What the planner says around the kinds. @throws ContentProblems naming file and field. */
export const readPlannerWords = () =>
  readContent('goals/planner.yaml', Words) as unknown as PlannerWords;
