import { turnedAct, turnedClause } from '#worker/lib/talk/reading/turned.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';

/** What kind of act somebody asks about. */
export const SHOULD_I = [
  /** What somebody takes, which is for a doctor to change. */
  'medical',
  /** To ask somebody for something. */
  'ask',
  /** To get in touch once. */
  'contact',
  /** To try something that can be left again. */
  'try',
  /** What can hardly be taken back. */
  'large',
  'other',
] as const;
export type ShouldSort = (typeof SHOULD_I)[number];

/** “Should I ring him, or is it too soon?” */
export interface ShouldI {
  sort: ShouldSort;
  /** As it follows “You could”: “ring him”. */
  act: string | undefined;
  /** As it follows “if”: “you ring him”. */
  clause: string | undefined;
  /** The doubt about it, as a clause: “it’s too soon”. */
  doubt: string | undefined;
}

const READ_AT_MOST = 800;
const BY_THE_WAY =
  '(?:(?:just|maybe|perhaps|really|actually|even|still|at least|or|go and|go ahead and|try to|try and)\\s+)*';
const ASKS = new RegExp(
  `(?<!\\b(?:what|how|where|when|which|who|why|whose|much|many|long|often|one|time|day)\\s(?:\\w+\\s)?(?:\\w+\\s)?)\\b(?:(?:should|shall|shld|shud)\\s+(?:i|we)|(?:if|whether) (?:i|we) should|do (?:you|u) think (?:i|we) should|(?:is|would) it (?:be )?(?:a good idea|ok|okay|worth it|worth|wise|silly|rude|weird|mad) (?:for me )?(?:if i|to))\\s+${BY_THE_WAY}`,
  'i',
);
/** “Could I ask …” asks for leave only of what is small. */
const ASKS_LEAVE = new RegExp(
  `(?:^|[.!?\\n,]\\s*|\\b(?:so|and|but|maybe)\\s+)(?:could|can|may|might|shall)\\s+i\\s+${BY_THE_WAY}(?=(?:ask|ring|phone|text|email|message|invite|try)\\b(?! (?:you|u|this|that|something|a question)\\b))`,
  'i',
);
const ENDS =
  /[.?!\n;]|,\s+(?=(?:i|he|she|they|it|or|but|what|is|am|would)\b)|\s+(?:or|because|cos|cause|bc|but|what do (?:you|u) think|do (?:you|u) think)\b/i;
const DOUBT =
  /^[,\s]*or\s+(?:(is|would|will|does|am|are|was)\s+(it|that|this|i|she|he|they)(?:\s+just)?\s+([^.?!\n]{3,60}))/i;
const WAITS =
  /^[,\s]*or\s+(?:just\s+|should i\s+)?(?:wait|leave it|not|hold off|let it (?:go|be|lie)|do nothing|forget it|no\b)/i;

const MEDICAL =
  /\b(?:tablets?|meds?|medication|medicine|pills?|insulin|dose|antidepressants?|inhaler|statins?|hrt|sertraline|prozac|ritalin)\b/i;
const ASK_FOR = /^ask\b.*\b(?:for|if|to|whether)\b/i;
const CONTACT =
  /^(?:ring|call|phone|text|message|write|email|e-mail|mail|contact|go round|visit|pop round|say hi|say hello|say sorry|apologi[sz]e|thank|speak to|talk to|get in touch)\b/i;
const TRY =
  /^(?:try|go along|have a go|give (?:it|that|this) a (?:go|try)|join|sign up|look (?:at|into)|check|read|practi[cs]e|start|begin|apply|enter|book|take up|go (?:to|and see))\b/i;
const LARGE =
  /\b(?:quit|resign|leave|hand in|notice|divorce|break up|split|end it|end things|move|sell|buy|drop out|marry|propose|retire|emigrate|have (?:a|another) (?:baby|kid|child)|drop|give up|take (?:the|this|that|a) (?:job|offer|promotion|role|place|redundancy)|accept|sack|fire|report|sue|confront|cut (?:him|her|them) off|lend|borrow|invest|put (?:him|her|mum|dad|mom) in)\b/i;
/** Where getting in touch may do harm, it is not called small. */
const NOT_SMALL =
  /\b(?:ex|blocked|no contact|restraining|police|solicitor|lawyer|court|leave me alone|leave (?:him|her|them) alone|affair|cheat\w*|hits?|hit me|abus\w+|drunk|stalk\w*|scared of (?:him|her|them))\b/i;

function doubtIn(rest: string): string | undefined {
  const [, verb = '', who = '', what = ''] = DOUBT.exec(rest) ?? [];
  if (!what) return undefined;
  const subject = /^(?:that|this)$/i.test(who) ? 'it' : who.toLowerCase();
  const is = /^is$/i.test(verb)
    ? subject === 'it'
      ? 'it’s'
      : `${subject} is`
    : `${subject} ${verb.toLowerCase()}`;
  return turnedClause(`${is} ${what}`, 12);
}

function sortOf(act: string, told: string): ShouldSort {
  if (MEDICAL.test(act)) return 'medical';
  const isSmall = !NOT_SMALL.test(told);
  if (isSmall && ASK_FOR.test(act)) return 'ask';
  if (isSmall && CONTACT.test(act)) return 'contact';
  if (LARGE.test(act)) return 'large';
  return TRY.test(act) ? 'try' : 'other';
}

/**
 * The one thing that somebody asks whether they should do; `told` is all that was told lately.
 * Undefined where nothing of the kind is asked.
 */
export function shouldIn(message: string, told = message): ShouldI | undefined {
  const text = message.slice(0, READ_AT_MOST).replace(/[‘’]/g, "'");
  const asked = ASKS.exec(text) ?? ASKS_LEAVE.exec(text);
  if (!asked) return undefined;
  const rest = text.slice(asked.index + asked[0].length);
  const end = ENDS.exec(rest);
  const words = (end ? rest.slice(0, end.index) : rest).trim().replace(/,$/, '');
  if (countSpacedWords(words) < 1 || /^(?:(?:do|be doing|say|i|it)$|be (?!\w+ing\b))/i.test(words))
    return undefined;
  const behind = end ? rest.slice(end.index) : '';
  // “Should I be ringing him?” asks whether to ring him.
  const [, going] = /^be (\w+ing\b.*)$/i.exec(words) ?? [];
  const act = going ? undefined : turnedAct(words);
  const clause = going ? turnedClause(`i'm ${going}`) : act && `you ${act}`;
  return {
    sort: sortOf(going ?? words, told),
    act,
    clause,
    doubt: WAITS.test(behind) ? undefined : doubtIn(behind),
  };
}
