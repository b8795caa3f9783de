import {
  type EdenReply,
  pickPreferringUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import {
  CHANGES,
  HAS,
  type Has,
  type WordingChange,
} from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { HELP } from './help-words.ts';

const NEVER = /\b(always|never|every time|constantly|all the time)\b/i;
/** What the other one is or did, and orders. */
const BLAMES =
  /^(?:you|you['’]?re|ur) (?!can\b|could\b|said\b|asked\b|told\b)|\byou(?:['’]?re| are) (?:so |such |just |being )?(?:an? |lazy|selfish|rude|mean|stupid|unfair|impossible|ridiculous|horrible)|\byou (?:just |even |only )?(?:took|don['’]?t|didn['’]?t|won['’]?t|keep|make me|made me|ruined|ignored|forgot)\b|\bsort it out\b|\bshut up\b/i;
const SPEAKS_FROM_SELF = /\b(?:i|i['’]m|im|i['’]ve|ive|i['’]?d|i['’]ll)\b/i;
const ASKS =
  /\?|\b(?:could|can|would|will) (?:you|we)\b|\bi(?:['’]d| would) like\b|\bi need\b|\bplease\b|\bwant you to\b|\blet['’]?s\b/i;
const NAMES_MATTER =
  /\b(?:when|about|because|yesterday|today|last|this|that|the way|since|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|if)\b/i;
const SHORT = 30;
const LONG = 45;

const isSo: Record<Has, (sentence: string) => boolean> = {
  matter: (sentence) => countSpacedWords(sentence) > 5 && NAMES_MATTER.test(sentence),
  self: (sentence) => SPEAKS_FROM_SELF.test(sentence),
  request: (sentence) => ASKS.test(sentence),
  short: (sentence) => countSpacedWords(sentence) <= SHORT,
};

const applies: Record<WordingChange, (sentence: string) => boolean> = {
  never: (sentence) => NEVER.test(sentence),
  blame: (sentence) => BLAMES.test(sentence),
  long: (sentence) => countSpacedWords(sentence) > LONG,
};

const TOO_MUCH = /\btoo (?:much|harsh|direct|blunt|hard|rude|strong|far)\b|\b(?:rude|harsh)\b/i;

const listedAs = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');

/** Whether a sentence that somebody wants to say can stay as it is, and else one change to it. */
export function checkSentence(sentence: string, context: TalkContext): EdenReply {
  const { has, good, notTooMuch, plain, changes, source } = HELP.check;
  const change = CHANGES.find((one) => applies[one](sentence));
  const found = HAS.filter((one) => isSo[one](sentence)).map((one) => has[one]);
  const verdicts = TOO_MUCH.test(context.request.message.replace(sentence, '')) ? notTooMuch : good;
  const word = NEVER.exec(sentence)?.[1] ?? '';
  const verdict =
    found.length > 0
      ? withFacts(pickPreferringUnused(verdicts, context), { has: listedAs(found) })
      : plain;
  return {
    message: change ? withFacts(changes[change], { word: word.toLowerCase() }) : verdict,
    templateId: `help.check.${change ?? 'good'}`,
    technique: {
      id: 'help-check',
      name: 'A look at a sentence',
      why: 'You asked what I make of a sentence that you want to say.',
      source,
    },
  };
}
