import * as z from 'zod/mini';
import { CUES } from '#worker/lib/talk/reading/cues.ts';
import { prose, readContent } from './read.ts';

const Question = prose(5, 120).check(
  z.refine((text) => text.endsWith('?') && text.split('?').length === 2, 'is not one question'),
);
const questions = z.array(Question).check(z.minLength(1, 'is empty'));

const Matter = z.strictObject({
  about: z
    .array(z.string().check(z.regex(/^!?[a-z0-9' |-]+$/, 'is no list of small letters')))
    .check(z.minLength(1, 'is empty')),
  questions,
});

/** Questions about particular matters. @throws ContentProblems */
export const readMatters = () => readContent('eden/matters.yaml', z.array(Matter));

/** Questions that rest on what was just said. @throws ContentProblems */
export const readTakeUp = () =>
  readContent(
    'eden/take-up.yaml',
    z.strictObject(
      Object.fromEntries(CUES.map((cue) => [cue, questions])) as Record<
        (typeof CUES)[number],
        typeof questions
      >,
    ),
  );
