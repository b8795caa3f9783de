import * as z from 'zod/mini';
import {
  APOLOGY_LANGUAGES,
  type Apology,
  type Language,
} from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import { prose, readContent } from './read.ts';

const Apologies = z.record(
  z.enum(APOLOGY_LANGUAGES),
  z.strictObject({
    says: prose(5, 400),
    asks: z.array(prose(5, 200)).check(z.minLength(1, 'is empty')),
  }),
);

/** What is said to somebody who writes another language than English. @throws ContentProblems */
export const readApologies = (): Record<Language, Apology> =>
  readContent('eden/other-languages.yaml', Apologies) as Record<Language, Apology>;
