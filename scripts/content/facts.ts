import * as z from 'zod/mini';
import type { FactWords } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { FACTS } from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import { ASKS_FOR } from '#worker/lib/talk/questions.ts';
import { FEELINGS } from '#worker/lib/talk/reading/feelings.ts';
import { PERSON_ROLES } from '#worker/lib/talk/reading/people.ts';
import { TELLINGS } from '#worker/lib/talk/reading/tellings.ts';
import { prose, readContent } from './read.ts';

/** The facts that a text may name. */
const NAMES = ['who', 'howLong', 'when', 'tried', 'want', 'feeling', 'quote'];
const MOST_WORDS = 20;

const named = (text: string) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name as string);
const Text = prose(5, 140).check(
  z.refine((text) => text.split(/\s+/).length <= MOST_WORDS, `has more than ${MOST_WORDS} words`),
  z.refine(
    (text) => named(text).every((name) => NAMES.includes(name)),
    'names a fact that there is not',
  ),
  z.refine((text) => named(text).length <= 1, 'names more than one fact'),
);
const Reflection = Text.check(z.refine((text) => !text.includes('?'), 'asks'));
const CoachQuestion = z.strictObject({
  asks: z.enum(ASKS_FOR),
  text: Text.check(
    z.refine((text) => text.endsWith('?') && text.split('?').length === 2, 'is not one question'),
  ),
});
const questions = z.array(CoachQuestion).check(z.minLength(2, 'fewer than 2'));
const Words = z.strictObject({
  reflections: z.array(Reflection).check(z.minLength(2, 'fewer than 2')),
  questions,
});

const each = <Name extends string, Schema extends z.ZodMiniType>(
  names: readonly Name[],
  schema: Schema,
) => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

const Facts = z.strictObject({
  people: z.strictObject({ any: Words, ...each(PERSON_ROLES, questions) }),
  feelings: z.strictObject(each(Object.keys(FEELINGS), Words)),
  ...each(FACTS, Words),
  quotes: z.array(
    Reflection.check(z.refine((text) => text.includes('“{quote}”'), 'quotes nothing')),
  ),
  quoteQuestions: questions,
  tellings: z.strictObject(each(TELLINGS, questions)),
});

/** What Eden says to a fact that was told. @throws ContentProblems naming file and field. */
export const readFacts = (): FactWords =>
  readContent('eden/facts.yaml', Facts) as unknown as FactWords;
