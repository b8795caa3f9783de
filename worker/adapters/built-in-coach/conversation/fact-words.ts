import facts from '#worker/generated/facts.json' with { type: 'json' };
import type { CoachQuestion } from '#worker/lib/talk/questions.ts';
import type { Feeling } from '#worker/lib/talk/reading/feelings.ts';
import type { Role } from '#worker/lib/talk/reading/people.ts';
import type { Telling } from '#worker/lib/talk/reading/tellings.ts';
import { FACTS, type Fact } from './vocabulary.ts';

interface Words {
  reflections: readonly string[];
  questions: readonly CoachQuestion[];
}

/** `content/eden/facts.yaml`. */
export type FactWords = Record<Fact, Words> & {
  people: { any: Words } & Record<Role, readonly CoachQuestion[]>;
  feelings: Record<Feeling, Words>;
  quotes: readonly string[];
  quoteQuestions: readonly CoachQuestion[];
  tellings: Record<Telling, readonly CoachQuestion[]>;
};

export const FACT_WORDS = facts as unknown as FactWords;

const { any, ...byRole } = FACT_WORDS.people;

export const ALL_FACT_QUESTIONS: readonly CoachQuestion[] = [
  ...FACTS.flatMap((fact) => FACT_WORDS[fact].questions),
  ...any.questions,
  ...Object.values(byRole).flat(),
  ...Object.values(FACT_WORDS.feelings).flatMap(({ questions }) => questions),
  ...FACT_WORDS.quoteQuestions,
  ...Object.values(FACT_WORDS.tellings).flat(),
];

/**
 * A text with the facts in it, each in the person's own words; what opens a sentence is written
 * large.
 */
export function withFacts(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/(^|[.?!] |^“)?\{(\w+)\}/g, (_, before: string | undefined, name: string) => {
    const words = facts[name] ?? '';
    const opens = before !== undefined && before !== '“';
    return `${before ?? ''}${opens ? `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}` : words}`;
  });
}
