import {
  type EdenReply,
  pickPreferringUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import {
  CHANGES,
  type CommandChange,
  HAS,
  type Has,
} from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { HELP } from './help-words.ts';

const NEVER = /\b(always|never|every time|constantly|all the time)\b/i;
const BLAMES = /^(?:you|you['’]?re|ur)\b|\byou(?:['’]?re| are| make| made| just)\b/i;
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

const applies: Record<CommandChange, (sentence: string) => boolean> = {
  never: (sentence) => NEVER.test(sentence),
  blame: (sentence) => BLAMES.test(sentence),
  but: (sentence) => /\bbut\b/i.test(sentence),
  long: (sentence) => countSpacedWords(sentence) > LONG,
  self: (sentence) => !isSo.self(sentence),
  request: (sentence) => !isSo.request(sentence),
  matter: (sentence) => !isSo.matter(sentence),
  none: () => true,
};

/** What is in a sentence that somebody wants to say to another person, and one change to it. */
export function checkSentence(sentence: string, context: TalkContext): EdenReply {
  const { has, leads, nothing, changes, source } = HELP.check;
  const found = HAS.filter((one) => isSo[one](sentence)).map((one) => has[one]);
  const together =
    found.length > 1 ? `${found.slice(0, -1).join(', ')} and ${found.at(-1)}` : found[0];
  const says = together
    ? withFacts(pickPreferringUnused(leads, context), { has: together })
    : nothing;
  const change = CHANGES.find((one) => applies[one](sentence)) as CommandChange;
  const word = NEVER.exec(sentence)?.[1] ?? '';
  return {
    message: `${says} ${withFacts(changes[change], { word: word.toLowerCase() })}`,
    templateId: `help.check.${change}`,
    technique: {
      id: 'help-check',
      name: 'A look at a sentence',
      why: 'You asked what I make of a sentence that you want to say.',
      source,
    },
  };
}
