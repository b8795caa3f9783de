import * as z from 'zod/mini';
import { COACH_PERSONALITIES, COACH_STYLES, COACH_TONES } from '#schema/contracts/enums.ts';
import type { MannerWords } from '#worker/adapters/built-in-coach/conversation/manner.ts';
import { prose, readContent } from './read.ts';
import { AskedQuestion } from './topics.ts';

const Lead = prose(5, 80);
const CoachQuestion = AskedQuestion.check(
  z.refine(
    ({ text }) => text.endsWith('?') && text.indexOf('?') === text.length - 1,
    'is not one question',
  ),
);
const several = <Each extends z.core.$ZodType>(each: Each) =>
  z.array(each).check(z.minLength(4, 'fewer than 4'));

const Words = z.strictObject({
  leads: z.record(z.enum(COACH_PERSONALITIES), z.record(z.enum(COACH_TONES), several(Lead))),
  questions: z.record(z.enum(COACH_STYLES), several(CoachQuestion)),
});

/** Eden's wording in each manner. @throws ContentProblems */
export const readManner = (): MannerWords => readContent('eden/manner.yaml', Words);
