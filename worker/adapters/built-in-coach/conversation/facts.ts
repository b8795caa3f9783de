import type { CoachQuestion } from '#worker/lib/talk/questions.ts';
import { quotesIn } from '#worker/lib/talk/reading/reading.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import type { TalkContext } from './context.ts';
import { pickQuestion, pickUnused } from './context.ts';
import { FACT_WORDS, withFacts } from './fact-words.ts';

/** What can be said to something that was told. */
export interface FactReflection {
  /** In the person’s own words; undefined where they cannot be said back. */
  says: string | undefined;
  /** A question that belongs to it and was not answered yet. */
  asks: string | undefined;
}

/** So many words of a message stand beside what is quoted of it. */
const FEWEST_BESIDES = 4;

interface Sayable {
  reflections: string[];
  questions: CoachQuestion[];
}

function filled(
  words: { reflections: readonly string[]; questions: readonly CoachQuestion[] },
  facts: Record<string, string>,
): Sayable {
  return {
    reflections: words.reflections.map((text) => withFacts(text, facts)),
    questions: words.questions.map(({ asks, text }) => ({ asks, text: withFacts(text, facts) })),
  };
}

/** What the message tells, the most personal first. */
function factsIn({ reading }: TalkContext): Sayable[] {
  const { feelings, tried, want, due, people, howLong } = reading;
  const { any, ...byRole } = FACT_WORDS.people;
  return [
    ...feelings
      .slice(0, 2)
      .map(({ feeling, word }) => filled(FACT_WORDS.feelings[feeling], { feeling: word })),
    ...(tried
      ? [
          tried.phrase
            ? filled(FACT_WORDS.tried, { tried: tried.phrase })
            : filled(FACT_WORDS.triedSomething, {}),
        ]
      : []),
    ...(want ? [filled(FACT_WORDS.want, { want })] : []),
    ...people
      .slice(0, 2)
      .map(({ role, words }) =>
        filled(
          { reflections: any.reflections, questions: [...byRole[role], ...any.questions] },
          { who: words },
        ),
      ),
    ...(due ? [filled(FACT_WORDS.due, { when: due })] : []),
    ...(howLong
      ? [filled(/ ago$/.test(howLong) ? FACT_WORDS.ago : FACT_WORDS.howLong, { howLong })]
      : []),
  ];
}

/** A feeling that this message names, said back, where that was not done before. */
export const reflectFeeling = (context: TalkContext): string | undefined =>
  context.reading.feelings
    .map(({ feeling, word }) => filled(FACT_WORDS.feelings[feeling], { feeling: word }))
    .map(({ reflections }) => pickUnused(reflections, context))
    .find((says) => says !== undefined);

/**
 * A reflection of something that this message tells and that was not taken up before, in the
 * person's own words.
 */
export function reflectFact(context: TalkContext): FactReflection | undefined {
  const { memory } = context;
  const fresh = factsIn(context).find(
    ({ reflections }) => reflections.length > 0 && !reflections.some(memory.isUsed),
  );
  if (!fresh) return undefined;
  return {
    says: pickUnused(fresh.reflections, context) as string,
    asks: pickQuestion(fresh.questions, context),
  };
}

/** Somebody's own clause, whole. Not twice the same, and not in two replies one after the other. */
export function reflectQuote(context: TalkContext): FactReflection | undefined {
  const { memory, reading, request } = context;
  if (memory.lastReply?.includes('“')) return undefined;
  // A message of one clause said back is an echo.
  const quote = quotesIn(reading).find(
    (text) =>
      !memory.isUsed(text) &&
      countSpacedWords(request.message) >= countSpacedWords(text) + FEWEST_BESIDES,
  );
  const template = quote && pickUnused(FACT_WORDS.quotes, context);
  return template
    ? {
        says: withFacts(template, { quote }),
        asks: pickQuestion(FACT_WORDS.quoteQuestions, context),
      }
    : undefined;
}
