import { splitSentences } from '#worker/lib/talk/reading/sentences.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';

/** Something that somebody means to send or say, and what is said about it. */
export interface OwnDraft {
  text: string;
  /** What stands around it: the question that is asked of it. */
  beside: string;
}

const READ_AT_MOST = 1500;
const SHORTEST = 3;

const oneLine = (message: string) =>
  message
    .slice(0, READ_AT_MOST)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[‘’]/g, "'")
    .trim();

const QUOTED =
  /["“”]([^"“”]{8,700})["“”]|(?:^|\s)'([^']{12,700}(?:'(?=[a-z])[^']*)*)'(?=[\s.?!,]|$)/gi;

const quotedIn = (message: string): string[] =>
  [...oneLine(message).matchAll(QUOTED)].map(([, one, other]) => (one ?? other ?? '').trim());

/** The sentence that stands in quotation marks in a message. */
export const sentenceQuotedIn = (message: string): string | undefined =>
  quotedIn(message)[0]?.replace(/\n+/g, ' ');

/** What others said or wrote is not to be looked at. */
const OF_OTHERS =
  /\b(?:he|she|they|boss|manager|mum|mom|dad|sister|brother|friend|ex|wife|husband|teacher|(?!It|This|That|Here)\p{Lu}\p{Ll}+|who)(?:['’]s| has| had)? (?:just |then |even )?(?:said|says|wrote|writes|texted|texts|sent|sends|replied|messaged|emailed|told|asked)\b/u;
/** A plan or a goal is told behind a colon, too: something to say is called so, or asked about as such. */
const IS_SAID =
  /\b(?:message|msg|text|e-?mail|mail|letter|note|card|reply|answer|wrote|written|write|drafted|draft|send|sending|sent|say|saying|tell (?:him|her|them|my|the)|sounds?|rude|harsh|polite|blunt|needy|desperate|aggressive|formal|friendly|nicer|kinder|softer|caption|speech|toast|eulogy|line|sentence|post|version|wording|invitation)\b/i;
const IS_NOT_SAID = /\b(?:goals?|plans?|schedule|routine|habits?|list|problem|steps?)\b/i;
const OWN =
  /\b(?:i|i['’]?ve|i['’]?d|i['’]?m|my|draft|it|this|these|that|something like|what about|how about|how['’]?s|version|better|instead|reply|answer)\b/i;
/** What is said before something to look at. */
const INTRODUCES =
  /\b(?:it (?:says|goes|reads)|says|draft|message|text|e-?mail|letter|note|card|reply|answer|wrote|written|write|writing|send|sending|sent|put|say|saying|said|tell|telling|look|read|check|feedback|version|sentence|line|better|ok|okay|alright|good|rude|harsh|sound|sounds|goes|what about|how about|how['’]?s|this)\b/i;
/** Introductions of something to look at that need no further question. */
const ASKS_TO_LOOK =
  /\b(?:look (?:at|over)|have a look|take a look|read (?:this|it|over|through)|check|feedback|what about|how about|how['’]?s (?:this|that)|is (?:this|that|it)|does (?:this|that|it)|what do you (?:think|make|reckon)|better|draft|it says|be honest|opinion|strikes? you|how it (?:sounds|comes across|reads)|anything you['’]?d change|cast an eye|(?:should|can|could) i (?:send|say|post)|make (?:this|it)|nicer|kinder|softer|gentler|rewor[dk]|rewrite|rephrase|improve|polish|rate|your eye on)\b/i;
const ASKS_OF_IT = new RegExp(
  [
    '^(?:(?:so|and|but|or|ok|well|honestly|please)\\W+)*(?:',
    [
      '(?:is|was) (?:it|that|this|any of (?:it|that))(?: all)? (?:too |a bit |ok|okay|alright|all right|good|enough|polite|rude|fine|clear|better|needy|nice|kind|harsh|right|wrong|silly|stupid|weird|clingy|desperate|much|passive|angry|cold|blunt|pushy|believable|convincing|appropriate|professional|friendly|formal|mean)\\b.{0,40}',
      '(?:does|do|will|would) (?:it|that|this|i|these|you think (?:it|that|this)) (?:sound|sounds|come|comes|read|reads|seem|look|make me|work|do|help|land).{0,80}',
      "(?:am i|i['’]m|im) (?:being |sounding )?too .{1,40}",
      'too .{2,40}',
      '(?:what|wdyt|any) (?:do you (?:think|make|reckon|say)|thoughts|good|would you change).{0,40}',
      "(?:how (?:is|does|about) (?:it|that|this)|how['’]?s (?:it|that|this)).{0,40}",
      '(?:would|should|can|could) (?:you|i) (?:send|change|say|read|look|check|have|soften|add).{0,50}',
      'would (?:that|this|it) .{2,40}',
      "(?:anything|something) (?:wrong|missing|you['’]?d change|off).{0,30}",
      '(?:did i|have i) (?:manage|managed|get|got|go|gone|make|made) .{2,40}',
      'this is .{2,20} enough',
      "(?:be honest|thoughts|feedback|ok|okay|good|alright|any good|yes or no|which (?:one )?is better|better|your honest opinion|honest opinion|what['’]?s wrong with it)",
      "i(?:['’]m|m| am) (?:not sure|worried|scared|afraid).{0,60}",
    ].join('|'),
    ')\\W*$',
  ].join(''),
  'i',
);
const ASKS_AT_THE_END =
  /[\s,.;]+(?:(?:is|was) (?:it|that|this) (?:too )?\w+(?: to send| enough)?|too (?:harsh|blunt|much|needy|rude|soft|direct|formal|long|cold|pushy)|what do you think|does (?:that|it|this) sound \w+)\W*$/i;

/** Without the question about it that stands behind a text. */
function withoutQuestion(text: string): { text: string; asks: string } {
  const sentences = splitSentences(text);
  const asks: string[] = [];
  while (sentences.length > 1 && ASKS_OF_IT.test(sentences.at(-1) as string))
    asks.unshift(sentences.pop() as string);
  const rest = sentences.join(' ');
  const inside = asks.length === 0 ? ASKS_AT_THE_END.exec(rest) : null;
  return inside
    ? { text: rest.slice(0, inside.index), asks: inside[0].trim() }
    : { text: rest, asks: asks.join(' ') };
}

/** “Dear Alan, …” and “Hi Mel, …”, at the beginning or behind a stop. */
const GREETING =
  /(?:^|[:\n.!?]\s*)(?=(?:dear|hi|hey|hello|hiya|good (?:morning|afternoon|evening))(?: (?!eden\b|there\b|so\b|i\b|can\b|could\b|how\b|what\b)[\p{L}'’.]+){1,3},\s)/iu;
const COLON = /:(?!\d|\/)\s*(?=\S)/;
const MOST_BEFORE = 30;
/** What introduces a text stands at the beginning of the message. */
const FARTHEST = 60;

/** Where something of the person’s own begins in a message: behind what introduces it. */
function beginsAt(text: string): number | undefined {
  const greeting = GREETING.exec(text);
  if (greeting) return greeting.index + greeting[0].length;
  const isIntroduced = (before: string) =>
    countSpacedWords(before) <= MOST_BEFORE && INTRODUCES.test(before) && OWN.test(before);
  const colon = COLON.exec(text);
  if (colon && isIntroduced(text.slice(0, colon.index))) return colon.index + colon[0].length;
  const line = /\n+/.exec(text);
  if (
    line &&
    isIntroduced(text.slice(0, line.index)) &&
    ASKS_TO_LOOK.test(text.slice(0, line.index))
  )
    return line.index + line[0].length;
  const here =
    /^(?:.{0,40}\b)?here(?:['’]?s| is| are) (?:what|my|the|how)[^.:!?]{3,60}[.:]\s+(?=\S)/i.exec(
      text,
    );
  if (here) return here.index + here[0].length;
  // “I want to text him this. …”
  const stop =
    /\b(?:(?:it|here (?:it is|goes)|so far)|this\b[^.!?]{0,40}|i(?:['’]ve| have|['’]d)? (?:wrote|written|drafted|put|typed)\b[^.!?]{0,40})[.!?]\s+(?=\S)/i.exec(
      text,
    );
  if (stop && stop.index < FARTHEST && isIntroduced(text.slice(0, stop.index + stop[0].length)))
    return stop.index + stop[0].length;
  return undefined;
}

/**
 * What somebody means to say or send, wherever it stands: in quotation marks, behind a colon or an
 * introduction, as a letter that begins with a greeting. Undefined where nothing is asked about it,
 * or somebody else wrote it.
 * @param isAwaited whether it was just asked for, so that it needs no introduction
 */
export function ownDraftIn(message: string, isAwaited = false): OwnDraft | undefined {
  const text = oneLine(message);
  const [quoted] = quotedIn(message);
  if (quoted) {
    const [before = '', after = ''] = text.split(quoted);
    const beside = `${before} ${after}`;
    const asked = [...splitSentences(after.replace(/["“”']/g, ' ')), ...splitSentences(beside)];
    return ASKS_TO_LOOK.test(beside) || asked.some((one) => ASKS_OF_IT.test(one.trim()))
      ? { text: quoted.replace(/\n+/g, ' '), beside }
      : undefined;
  }
  const at = beginsAt(text);
  if (at === undefined) return undefined;
  const before = text.slice(0, at);
  if (OF_OTHERS.test(before)) return undefined;
  const { text: own, asks } = withoutQuestion(text.slice(at).replace(/\n+/g, ' '));
  const isGreeting = GREETING.test(text);
  const around = `${before} ${asks}`;
  if (!isAwaited && !isGreeting && (!IS_SAID.test(around) || IS_NOT_SAID.test(before)))
    return undefined;
  const isAsked = isAwaited || asks.length > 0 || ASKS_TO_LOOK.test(before);
  return isAsked && countSpacedWords(own) >= SHORTEST
    ? { text: own.trim(), beside: `${before} ${asks}`.trim() }
    : undefined;
}

const LABELS =
  /(?:^|[\s\n])(?:\(?(?:1|a|one|option (?:1|a|one)|first|version (?:1|a|one))\)?[.):]+)\s*(.{8,500}?)\s+(?:or\s+|and\s+)?\(?(?:2|b|two|option (?:2|b|two)|second|version (?:2|b|two))\)?[.):]+\s*(.{8,500})$/is;

/** Two versions between which a message asks to choose. */
export function versionsIn(message: string): [string, string] | undefined {
  const [one, other] = quotedIn(message);
  if (one && other) return [one, other];
  const [, first, second] = LABELS.exec(oneLine(message)) ?? [];
  if (!first || !second) return undefined;
  return [first.trim(), withoutQuestion(second).text.trim()];
}

/** Whether a message asks which of two versions is better. */
export const asksWhichIsBetter = (message: string): boolean =>
  /\bwhich(?: (?:one|version|of (?:these|them|the two)))?(?: do you think)?(?: (?:is|sounds|would be|reads|works|do you (?:like|prefer)|should i (?:send|use|say)))?(?: (?:better|best|nicer|kinder))?\b/i.test(
    message,
  ) &&
  /\b(?:better|best|nicer|kinder|prefer|send|which one|which version|which of)\b/i.test(message);
