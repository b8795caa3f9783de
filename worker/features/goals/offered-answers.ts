import type { ClarificationResponse } from '#schema/contracts/goals.ts';
import compiled from '#worker/generated/goal-kinds.json' with { type: 'json' };
import words from '#worker/generated/planner-words.json' with { type: 'json' };

type Kind = {
  id: string;
  questions: readonly { text: string; choices?: readonly { label: string }[] }[];
};

const { kinds, languages } = compiled as unknown as {
  kinds: readonly Kind[];
  languages: Readonly<Record<string, readonly Kind[]>>;
};

const keyOf = (question: string, answer: string) => `${question}\n${answer}`;

/** By question and answer. Not of the kind that asks for a person first: there each word counts. */
const OFFERED: ReadonlySet<string> = new Set(
  [...kinds, ...Object.values(languages).flat()]
    .filter(({ id }) => id !== words.care)
    .flatMap(({ questions }) => questions)
    .flatMap(({ text, choices = [] }) => choices.map(({ label }) => keyOf(text, label))),
);

/** Answers in the person’s own words: without those that Eden offered and they only pressed. */
export const ownAnswers = (answers: readonly ClarificationResponse[]): string[] =>
  answers
    .filter(({ question, answer }) => !OFFERED.has(keyOf(question, answer)))
    .map(({ answer }) => answer);
