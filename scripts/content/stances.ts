import * as z from 'zod/mini';
import { STANCES, type Stance } from '#schema/contracts/coach/stances.ts';
import type { StancePage } from '#worker/lib/stances/stances.ts';
import { prose, readContent } from './read.ts';
import { AskedQuestion } from './topics.ts';

/** What is written wrong on purpose stands here: the sentences that hurt. */
const wrong = z.array(z.string().check(z.minLength(10)));
const lines = (min: number) => z.array(prose(10, 400)).check(z.minLength(min, `fewer than ${min}`));

const StanceFile = z.strictObject({
  id: z.enum(STANCES),
  title: prose(3, 60),
  says: lines(4),
  never: wrong.check(z.minLength(5)),
  names: lines(1),
  sources: z.array(z.string().check(z.minLength(10))).check(z.minLength(1, 'no source')),
  replies: lines(3),
  questions: z.array(AskedQuestion).check(z.minLength(6, 'fewer than 6')),
  asked: lines(2),
  'under-13': z.optional(prose(10, 400)),
  aside: z.optional(prose(10, 200)),
  prompt: z.string().check(z.minLength(200), z.maxLength(1200)),
});

/** What Eden says in situations that have a page of their own. @throws ContentProblems */
export function readStances(): Record<Stance, StancePage> {
  return Object.fromEntries(
    STANCES.map((stance) => {
      const page = readContent(`eden/stances/${stance}.yaml`, StanceFile);
      const { replies, questions, asked, prompt, aside, 'under-13': under13 } = page;
      return [
        stance,
        {
          replies,
          questions,
          asked,
          prompt,
          ...(aside && { aside }),
          ...(under13 && { under13 }),
        },
      ];
    }),
  ) as unknown as Record<Stance, StancePage>;
}
