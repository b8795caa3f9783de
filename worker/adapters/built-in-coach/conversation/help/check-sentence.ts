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
import {
  asksWhichIsBetter,
  ownDraftIn,
  sentenceQuotedIn,
} from '#worker/lib/talk/reading/asks/sentence-to-check.ts';
import { isFitToRepeat } from '#worker/lib/talk/reading/second-person.ts';
import { spelled } from '#worker/lib/talk/reading/spelling.ts';
import { countSpacedWords, foldText } from '#worker/lib/text/fold-text.ts';
import {
  changeIn,
  sentenceWith,
  softenersIn,
  type WordingFound,
  without,
} from './change-wording.ts';
import { draftsOf } from './draft.ts';
import { HELP, listed } from './help-words.ts';

const SPEAKS_FROM_SELF = /\b(?:i|i['’]m|im|i['’]ve|ive|i['’]?d|i['’]ll)\b/i;
const ASKS =
  /\?|\b(?:could|can|would|will) (?:you|we)\b|\bi(?:['’]d| would) like\b|\bi need\b|\bplease\b|\bwant you to\b|\blet['’]?s\b/i;
const NAMES_MATTER =
  /\b(?:when|about|because|yesterday|today|last|this|that|the way|since|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|if)\b/i;
const SHORT = 30;

const isSo: Record<Has, (sentence: string) => boolean> = {
  matter: (sentence) => countSpacedWords(sentence) > 5 && NAMES_MATTER.test(sentence),
  self: (sentence) => SPEAKS_FROM_SELF.test(sentence),
  request: (sentence) => ASKS.test(sentence),
  short: (sentence) => countSpacedWords(sentence) <= SHORT,
  please: (sentence) => /\bplease\b/i.test(sentence),
  thanks: (sentence) => /\b(?:thank you|thanks|thank)\b/i.test(sentence),
};
const MOST_NAMED = 3;

const ASKS_HOW_IT_SOUNDS =
  /\b(?:(?:sounds?|comes? (?:across|over)|seems?|looks?)(?! (?:ok|okay|alright|all right|good|fine|right)\b)|too (?!much)\w+|weird|strange|funny|odd)\b/i;

/** What is asked of a text. */
const OF_TONE = {
  small:
    /\b(?:needy|desperate|clingy|grovel\w*|apologetic|timid|weak|soft|wishy|unsure|hesitant|pushover|insecure|doormat|pathetic|begging|meek|nervous|try(?:ing)? too hard|wet)\b/,
  keen: /\b(?:(?:do not|don't|did not|didn't) (?:really )?(?:want|care|like|mean)|not (?:interested|keen|bothered)|uninterested|cold|distant|dismissive|unenthusiastic|reluctant|half hearted|ungrateful)\b/,
  hard: /\b(?:blunt|harsh|rude|direct|aggressive|angry|mean|bossy|strong|nasty|confrontational|guilt\w*|threat\w*|cocky|arrogant|passive aggressive|moan\w*|nag\w*|complain\w*|demanding|pushy|too (?:much|far|hard)|polite|kind|friendly|respectful|professional)\b/,
};
type Tone = keyof typeof OF_TONE;

const toneAsked = (beside: string): Tone | undefined => {
  const text = foldText(beside);
  return (['small', 'keen', 'hard'] as const).find((tone) => OF_TONE[tone].test(text));
};

const EAGER =
  /\b(?:(?:i(?:['’]?d| would) )?(?:really )?love to(?: \w+)?|(?:so |really )?looking forward(?: to \w+)?|can['’]?t wait|(?:i(?:['’]?m| am) )?(?:so |really |very )?(?:delighted|thrilled|excited|keen)|count me in|i(?:['’]?d| would) like to (?:come|join|be there)|yes,? (?:please|i(?:['’]ll| will)))\b/i;

const listedAs = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');

const whatItHas = (sentence: string): string =>
  listedAs(
    HAS.filter((one) => isSo[one](sentence))
      .toSorted((one, other) => Number(other === 'please') - Number(one === 'please'))
      .slice(0, MOST_NAMED)
      .map((one) => HELP.check.has[one]),
  );

const reply = (message: string, what: string): EdenReply => ({
  message,
  templateId: `help.check.${what}`,
  technique: {
    id: 'help-check',
    name: 'A look at a sentence',
    why: 'You asked what I make of a sentence that you want to say.',
    source: HELP.check.source,
  },
});

const asLine = (text: string) => listed([`“${text.replace(/["“”]/g, '')}”`]);

/** One change, and the text with it. */
function withChange({ change, phrase, instead }: WordingFound): EdenReply {
  const { changes, coarse, instead: lead, matter } = HELP.check;
  const says = phrase && isFitToRepeat(phrase) ? withFacts(changes[change], { phrase }) : coarse;
  const isShown = instead !== undefined && isFitToRepeat(instead);
  const needsMatter = change !== 'long' && change !== 'reproach';
  const then = isShown ? `${lead}\n\n${asLine(instead)}` : needsMatter ? matter : undefined;
  const first = change === 'long' ? changes.long : says;
  return reply([first, then].filter(Boolean).join(' '), change);
}

/** Changes that any text needs, whatever is asked of it; the others where its manner is asked. */
const ATTACKS: readonly WordingChange[] = CHANGES.filter(
  (change) => change !== 'demand' && change !== 'long',
);

/** A text without what makes it small; one apology may stay. */
function withoutMost(text: string, phrases: readonly string[]): string | undefined {
  const apology = phrases.find((phrase) => /\bsorry\b/i.test(phrase));
  const rest = phrases
    .filter((phrase) => phrase !== apology)
    .reduce((left, phrase) => without(left, phrase) ?? left, text);
  return rest === text ? undefined : rest;
}

/** “Needy?”: what in it makes itself small. */
function onSmall(sentence: string, { memory }: TalkContext): EdenReply {
  const { some, many, none, noneAsks, leave, leaveAll, rest } = HELP.check.small;
  const phrases = softenersIn(sentence);
  const phrase = phrases.find((one) => !memory.isUsed(`“${one}”`)) ?? phrases[0];
  if (!phrase)
    return reply([none, isSo.request(sentence) ? '' : noneAsks].filter(Boolean).join(' '), 'small');
  const says = withFacts(phrases.length > 2 ? many : some, {
    phrase,
    count: String(phrases.length),
  });
  const isMany = phrases.length > 2;
  const shown = isMany
    ? withoutMost(sentence, phrases)
    : without(sentenceWith(sentence, phrase), phrase);
  const lead = isMany ? leaveAll : leave;
  return reply(shown ? `${says} ${lead}\n\n${asLine(spelled(shown))}` : `${says} ${rest}`, 'small');
}

/** “As though I don’t want to?”: what in it says that they do, and what makes one doubt it. */
function onKeen(sentence: string): EdenReply {
  const { yes, yesBut, no, noBut } = HELP.check.keen;
  const { leave, rest } = HELP.check.small;
  const eager = EAGER.exec(sentence)?.[0];
  const [phrase] = softenersIn(sentence).filter((one) => !/^(?:just)$/i.test(one));
  if (!phrase) return reply(eager ? withFacts(yes, { eager }) : no, 'keen');
  const says = withFacts(eager ? yesBut : noBut, { eager: eager ?? '', phrase });
  const shown = without(sentenceWith(sentence, phrase), phrase);
  return reply(shown ? `${says} ${leave}\n\n${asLine(shown)}` : `${says} ${rest}`, 'keen');
}

/** “If the bins aren’t collected I will …” */
const CONSEQUENCE = /\bif\b[^.!?]{3,90}?\b(i(?:['’]ll| will| shall) [^.!?]{3,60})/i;

const IS_POLITE = /\b(?<!not )(?:polite|kind|friendly|respectful|professional)\b/i;

function onHard(sentence: string, beside: string): EdenReply {
  const { none, nonePlain, polite, politer, bare, consequence } = HELP.check.hard;
  const then = CONSEQUENCE.exec(sentence)?.[1];
  if (then) return reply(withFacts(consequence, { phrase: then }), 'consequence');
  const demand = changeIn(sentence, ['demand']);
  if (demand) return withChange(demand);
  if (IS_POLITE.test(beside)) {
    const isPolite = isSo.please(sentence) || isSo.thanks(sentence) || sentence.includes('?');
    return reply(isPolite ? withFacts(polite, { has: whatItHas(sentence) }) : politer, 'polite');
  }
  const isBare =
    countSpacedWords(sentence) <= 8 && !isSo.please(sentence) && !isSo.thanks(sentence);
  if (isBare && !sentence.includes('?') && !isSo.self(sentence)) return reply(bare, 'hard');
  const has = whatItHas(sentence);
  return reply(has ? withFacts(none, { has }) : nonePlain, 'hard');
}

/**
 * Whether a sentence that somebody wants to say can stay as it is, and else one change to it. What
 * attacks is never approved, whatever is asked of it.
 * @param beside what is asked of it
 */
export function checkSentence(
  sentence: string,
  context: TalkContext,
  beside = context.request.message.replace(sentence, ''),
): EdenReply {
  const attack = changeIn(sentence, ATTACKS);
  if (attack) return withChange(attack);
  const tone = toneAsked(beside);
  if (tone === 'small') return onSmall(sentence, context);
  if (tone === 'keen') return onKeen(sentence);
  const { good, notTooMuch, plain, clean, sounds, soundsBut } = HELP.check;
  const has = whatItHas(sentence);
  if (tone === 'hard') {
    const isTooMuch = /\btoo much\b/i.test(beside) && !changeIn(sentence, ['demand']) && has;
    return isTooMuch
      ? reply(withFacts(pickPreferringUnused(notTooMuch, context), { has }), 'good')
      : onHard(sentence, beside);
  }
  const other = changeIn(sentence, ['demand', 'long']);
  if (other) return withChange(other);
  const softeners = softenersIn(sentence);
  if (softeners.length > 2) return onSmall(sentence, context);
  if (ASKS_HOW_IT_SOUNDS.test(beside)) {
    const [phrase] = softeners;
    return reply(phrase ? withFacts(soundsBut, { phrase }) : sounds, 'sounds');
  }
  const saysLittle = HAS.every((one) => one === 'short' || one === 'self' || !isSo[one](sentence));
  if (saysLittle && has && softeners.length === 0) return reply(clean, 'good');
  return reply(has ? withFacts(pickPreferringUnused(good, context), { has }) : plain, 'good');
}

const weightOf = (text: string): number =>
  (changeIn(text, ATTACKS) ? -10 : 0) -
  softenersIn(text).length +
  (isSo.request(text) ? 0.5 : 0) -
  countSpacedWords(text) / 100;

/** Which of two versions she would take, and what stands in the other. */
export function compareVersions([one, other]: readonly [string, string]): EdenReply {
  const { first, second, attacks, small, shorter, request, close } = HELP.check.compare;
  const isFirst = weightOf(one) >= weightOf(other);
  const [better, worse] = isFirst ? [one, other] : [other, one];
  const attack = changeIn(worse, ATTACKS);
  const both = changeIn(better, ATTACKS);
  if (both) return withChange(both);
  const [phrase] = softenersIn(worse).filter((soft) => !softenersIn(better).includes(soft));
  const why =
    attack?.phrase && isFitToRepeat(attack.phrase)
      ? withFacts(attacks, { phrase: attack.phrase })
      : phrase
        ? withFacts(small, { phrase })
        : isSo.request(better) && !isSo.request(worse)
          ? request
          : countSpacedWords(better) + 3 < countSpacedWords(worse)
            ? shorter
            : undefined;
  if (!why) {
    const said = countSpacedWords(one) <= countSpacedWords(other) ? one : other;
    return reply(withFacts(close, { said }), 'compare');
  }
  return reply(`${isFirst ? first : second} ${why}`, 'compare');
}

/** So many messages back a draft may stand. */
const LOOKS_BACK = 3;

/** What somebody wanted to have looked at before, the latest first. */
export const draftsBefore = ({ request }: TalkContext): string[] =>
  request.recentTurns
    .slice(-LOOKS_BACK)
    .map(({ message }, at, turns) => {
      const isAwaited = /^help\.(?:check|words)/.test(turns[at - 1]?.templateId ?? '');
      return ownDraftIn(message, isAwaited)?.text ?? sentenceQuotedIn(message);
    })
    .filter((text) => text !== undefined)
    .toReversed();

const AGAIN =
  /^(?:(?:so|and|but|ok|okay|hm+|well|yeah|no|really|honestly)\W+)*(?:(?:are )?you (?:really )?sure|sure|really|is (?:that|it|this) (?:any |really )?(?:better|ok|okay|good|alright|enough|too \w+)(?: now)?|better(?: now)?|how about now|too \w+|does (?:it|that) (?:sound|come across|seem) .{2,60})\W*$/i;

const ARE_SURE = /\bsure\b|^really\W*$/i;

/** A question about what was looked at just before: “are you sure?”, “which is better?” */
export function checkAgain(context: TalkContext): EdenReply | undefined {
  const { message, recentTurns } = context.request;
  const last = recentTurns.at(-1)?.templateId ?? '';
  if (!/^help\.(?:check|words)/.test(last)) return undefined;
  const [latest, before] = draftsBefore(context);
  if (asksWhichIsBetter(message) && countSpacedWords(message) <= 12) {
    if (last === 'help.words.draft') return reply(HELP.check.compare.drafts, 'compare');
    if (latest && before) return compareVersions([before, latest]);
  }
  if (last === 'help.check.compare' && ARE_SURE.test(message) && AGAIN.test(message.trim()))
    return reply(HELP.check.surePlain, 'sure');
  if (!AGAIN.test(message.trim()) || !latest || !last.startsWith('help.check')) return undefined;
  if (!ARE_SURE.test(message)) return checkSentence(latest, context, message);
  const { sure, surePlain, stillChange, instead } = HELP.check;
  const attack = changeIn(latest, ATTACKS);
  if (attack) {
    const { phrase } = attack;
    if (!phrase || !isFitToRepeat(phrase)) return withChange(attack);
    const shown = attack.instead ? ` ${instead}\n\n${asLine(attack.instead)}` : '';
    return reply(`${withFacts(stillChange, { phrase })}${shown}`, attack.change);
  }
  const has = whatItHas(latest);
  return reply(has ? withFacts(pickPreferringUnused(sure, context), { has }) : surePlain, 'sure');
}

const SOFTER =
  /\b(?:kinder|nicer|softer|warmer|gentler|politer|(?:more|less) \p{L}+|rephrase|rewrite|reword|improve|differently|how else)\b/iu;

/** What somebody wants to say in another way, in two tones; undefined where they want it looked at. */
export function inOtherWords(sentence: string, context: TalkContext): EdenReply | undefined {
  const beside = context.request.message.replace(sentence, '');
  if (!SOFTER.test(beside) || changeIn(sentence, ATTACKS) || !SPEAKS_FROM_SELF.test(sentence))
    return undefined;
  const aims = [{ kind: 'tell' as const, text: spelled(sentence).replace(/[\s.!]+$/u, '') }];
  const lines = draftsOf({ aims, addressee: undefined, when: undefined, greeting: undefined });
  return reply(`${HELP.check.softer}\n\n${listed(lines)}`, 'softer');
}

/** A new version of what was looked at before: whether what was named is gone. */
export function checkVersion(sentence: string, context: TalkContext): EdenReply {
  const { message } = context.request;
  const [before] = draftsBefore(context);
  const isCompared =
    before && before !== sentence && /\bbetter\b/i.test(message.replace(sentence, ''));
  const now = checkSentence(sentence, context);
  if (!isCompared || changeIn(sentence, ATTACKS)) return now;
  const gone = changeIn(before, ATTACKS)?.phrase || softenersIn(before)[0];
  if (!gone || sentence.includes(gone) || !isFitToRepeat(gone)) return now;
  return {
    ...now,
    message: `${withFacts(HELP.check.compare.better, { phrase: gone })} ${now.message.replace(/^(?:Yes, that works\.|I’d say it like that\.) /, '')}`,
  };
}
