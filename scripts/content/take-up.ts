import * as z from 'zod/mini';
import { CUES } from '#worker/lib/talk/reading/cues.ts';
import { prose, readContent } from './read.ts';

const Question = prose(5, 120).check(
  z.refine((text) => text.endsWith('?') && text.split('?').length === 2, 'is not one question'),
);
const questions = z.array(Question).check(z.minLength(1, 'is empty'));

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
