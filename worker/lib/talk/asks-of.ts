import model from '#worker/generated/asks-model.json' with { type: 'json' };
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { type Classifier, createClassifier } from '#worker/lib/text-classifier/classifier.ts';
import { askFeaturesOf } from './ask-features.ts';
import { ASK_LABELS, type Ask } from './labels.ts';
import { sentencesIn } from './reading/sentences.ts';

/**
 * From this probability on a sentence asks for something. Of what another hand asked nearly three
 * quarters are found, and of its sentences that ask nothing one in thirty is taken for an ask.
 */
const IS_ASK = 0.48;
/** A question is meant for somebody, and here that is mostly Eden. */
const IS_ASK_OF_QUESTION = 0.3;
/** A sentence in which something is asked of Eden. */
export interface AskIn {
  ask: Ask;
  /** The words in which it is asked. */
  text: string;
  probability: number;
}

/** What stands before a question and asks nothing. */
const OPENERS =
  /^(?:(?:and|so|but|ok|okay|well|also|then|right|yes|yeah|no|hm+|anyway)\b[\s,]*){1,3}(?=\S)/i;

let classifier: Classifier | undefined;

function likeliestAsk(text: string): AskIn {
  classifier ??= createClassifier(model);
  const { labels } = classifier;
  const probabilities = classifier.probabilitiesOf(askFeaturesOf(text.replace(OPENERS, '')));
  const of = (ask: Ask) => probabilities[labels.indexOf(ask)] as number;
  const ask = ASK_LABELS.reduce((best, one) => (of(one) > of(best) ? one : best));
  return { ask, text, probability: of(ask) };
}

/** What somebody quotes of others or of themselves asks nothing of Eden. */
const withoutQuotes = (text: string) => text.replace(/["“][^"“”]{1,300}["”]/g, '"…"');

/** What is said of the talk itself: where something else is asked beside it, that is answered. */
const OF_THE_TALK = new Set<Ask>(['answer-me', 'rephrase', 'just-listen']);

/** It has to be as sure as that … */
const SURELY_OF_THE_TALK = 0.6;
/** … and whoever says so many words besides has told something that matters more: “What? It’s …”. */
const TELLS = 6;

const wordsBeside = (text: string, message: string): number =>
  countSpacedWords(message) - countSpacedWords(text);

/** What a message asks of Eden, if anything: of several things the one that is surest. */
export function classifyAsk(message: string): AskIn | undefined {
  const sentences = sentencesIn(withoutQuotes(message));
  const found = sentences
    .map(likeliestAsk)
    .filter(
      ({ text, probability }) => probability >= (text.endsWith('?') ? IS_ASK_OF_QUESTION : IS_ASK),
    );
  const surest = found.toSorted((one, other) => other.probability - one.probability);
  const ofMatter = surest.find(({ ask }) => !OF_THE_TALK.has(ask));
  if (ofMatter) return ofMatter;
  return surest.find(
    ({ ask, text, probability }) =>
      ask === 'just-listen' ||
      (probability >= SURELY_OF_THE_TALK && wordsBeside(text, message) < TELLS),
  );
}
