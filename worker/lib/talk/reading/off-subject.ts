import { topicsIn } from '#worker/lib/talk/topics-in.ts';
import { countSpacedWords, foldText } from '#worker/lib/text/fold-text.ts';
import { sentencesIn } from './sentences.ts';

const READ_AT_MOST = 600;
/** From here on a question is about nothing that people talk about with a coach. */
const IS_NONE = 0.8;
const FEWEST_WORDS = 5;
const LONGEST_WORDS = 18;

const ASKS =
  /\?\s*$|^(?:(?:and|so|but|ok|anyway|btw|lol|random|random but|also)\b[\s,]*)*(?:what|which|who|where|when|how|is|are|do|does|did|can|could|should|shall|would|will|any|whats|hows|whos)\b/;
/** What a person asks anybody in passing, and a coach knows nothing of. */
const IN_PASSING =
  /\b(?:(?:should|could|can|do|shall|to) (?:i|we|you) (?:have|eat|cook|make|watch|wear|order|drink|listen to) (?:for |tonight|today|next)|(?:eat|cook|have|make|order) (?:for|before) (?:dinner|lunch|breakfast|tea|supper|a \w+ evening)|(?:good|nice) (?:thing )?to (?:eat|watch|cook|drink)|new (?:season|series|episode|film|movie|album)|(?:season|episode|film|movie|series|show|album|song|recipe|restaurant)s? (?:is|are|was|any|for|good|worth)|weather|forecast|who won\b|the score\b|capital of|president of|population of|how (?:tall|far|high|heavy|deep) is|what year (?:was|did|is)|who (?:wrote|invented|sang|painted|directed|plays)|tell me a joke|bitcoin|horoscope|exchange rate|what (?:time|day|date) is it(?: now)?\b)/;
const OWN = /\b(?:i|i'm|i've|i'd|my|me|mine|we|our|us|myself)\b/;
const POINTS_BACK =
  /\b(?:that|this|it|he|she|they|them|him|her|his|you|your|yours|eden|unit|session|goals?|plans?|journal|ideas?|steps?|mindsets?|habits?|growth|motivation|confidence|perfectionism|procrastinat\w+|feedback|focus|nerves?|anxiety|stress|burnout|failure|mistakes?|woop|yet|library|app)\b/;
const KNOWS =
  /\b(?:do|did) you (?:happen to |even )?know (?:if|whether|what|who|when|where|which|how (?:many|far|tall|old|long|much))\b/;

/** The subject of “do you know if …”. */
const afterKnows = (sentence: string) =>
  sentence.slice((KNOWS.exec(sentence)?.index ?? 0) + (KNOWS.exec(sentence)?.[0].length ?? 0));

function isOffSubject(sentence: string): boolean {
  if (!ASKS.test(sentence)) return false;
  if (IN_PASSING.test(sentence)) return true;
  if (KNOWS.test(sentence)) return !OWN.test(afterKnows(sentence));
  const words = countSpacedWords(sentence);
  return (
    words >= FEWEST_WORDS &&
    words <= LONGEST_WORDS &&
    !OWN.test(sentence) &&
    !POINTS_BACK.test(sentence) &&
    topicsIn(sentence).none >= IS_NONE
  );
}

/** Whether the last thing that a message asks is a question of fact, or off the subject. */
export function asksOffSubject(message: string): boolean {
  const asked = sentencesIn(message.slice(0, READ_AT_MOST))
    .map(foldText)
    .findLast((sentence) => ASKS.test(sentence));
  return asked !== undefined && isOffSubject(asked);
}
