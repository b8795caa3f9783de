import { namesIn } from '#worker/lib/talk/reading/names.ts';
import { peopleIn } from '#worker/lib/talk/reading/people.ts';
import { asSentence, sayBack } from '#worker/lib/talk/reading/say-back.ts';
import { tellingIn } from '#worker/lib/talk/reading/tellings.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { pickQuestion, type TalkContext } from './context.ts';
import { FACT_WORDS, withFacts } from './fact-words.ts';
import type { FactReflection } from './facts.ts';
import { reflectTold } from './take-up.ts';

/** A clause of more words said back is a recital. */
const LONGEST = 17;

/** Whom a clause is about, as Eden calls them to the person; undefined where it names nobody. */
const whoIn = (clause: string): string | undefined =>
  namesIn(clause).at(-1) ?? peopleIn(clause).at(-1)?.words;

/**
 * What was told in a way that calls for questions of its own (something kept secret, a thing given
 * up), said back as “you” where it can be, and the question; undefined where all were asked.
 */
export function reflectTelling(context: TalkContext): FactReflection | undefined {
  const { reading, memory } = context;
  const found = tellingIn(reading.clauses);
  if (!found) return undefined;
  const { telling, clause } = found;
  const who = whoIn(clause.text);
  const questions = FACT_WORDS.tellings[telling]
    .filter(({ text }) => who !== undefined || !text.includes('{who}'))
    .map(({ asks, text }) => ({ asks, text: withFacts(text, { who: who ?? '' }) }));
  const asks = pickQuestion(questions, context);
  if (!asks) return undefined;
  const isSayable = clause.isComplete && countSpacedWords(clause.text) <= LONGEST;
  const said = isSayable ? sayBack(clause.text) : undefined;
  const own = said && !memory.isUsed(asSentence(said)) ? asSentence(said) : reflectTold(context);
  return { says: own, asks };
}
