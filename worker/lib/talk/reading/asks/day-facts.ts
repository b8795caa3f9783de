import { turnedAct } from '#worker/lib/talk/reading/turned.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { type ClockTold, clocksIn, withoutClocks } from './clock.ts';

/** Something that has its time already. */
export interface Fixed {
  what: string;
  at: ClockTold;
  /** Where its end was told. */
  until: ClockTold | undefined;
}

/** What was told of a time that is to be planned. */
export interface DayFacts {
  start: ClockTold | undefined;
  end: ClockTold | undefined;
  /** Minutes. */
  span: number | undefined;
  fixed: readonly Fixed[];
  /** What has to be done, in the order in which it was told. */
  pieces: readonly string[];
  isStudy: boolean;
}

const READ_AT_MOST = 900;
const MOST_PIECES = 6;
const LONGEST_PIECE = 7;

const SENTENCE = /(?<=[.?!])\s+(?=\p{L})|\n+|(?<=\p{L})[.]\s+/u;
const PART =
  /\s*(?:[,;]|:(?=\s))\s*(?:and\s+)?|\s+(?:and then|and|then|plus|but|so|because|cos|also|&|\+)\s+|\s+[–—-]\s+/i;
const OPENERS =
  /^(?:(?:and|also|then|well|ok|okay|so|first|but|right|yeah|yes|no|um+|like|just|oh|honestly|tbh|plus|maybe|still|i said|i mean)\b[\s,.!]*)+/i;
const ASKS =
  /\?|\b(?:help me|plan (?:my|the|for|out|this|it|tonight|today|tomorrow)|(?:a|the|my|some) (?:plan|timetable|schedule|revision plan)|can (?:you|u)|could (?:you|u)|please|pls|organi[sz]e|told (?:you|u)|asked)\b/i;

const WORST =
  /\b(?:worst|weak(?:est)?|bad|rubbish|terrible|awful|crap|shit|hopeless|struggl\w+|behind|stuck|shaky) (?:at|in|on|with)\s+(.+)$/i;
const HAS_TO =
  /\b(?:(?:need|have|has|got|want|ought|hoping|trying|meant|supposed)(?: got)? to|gotta|must|should(?! i\b)|to fit in|haven['’]?t (?:done|finished|started))\s+(.+)$/i;
const HAS =
  /^(?:(?:i|we)(?:['’]?ve| have)? ?)?(?:(?:got|have|ve)|there(?:['’]?s| is| are| was))\s+(?!to\b|about\b|around\b|from\b|till?\b|until\b|only\b|time\b|no\b|nothing\b|it\b)(.+)$/i;
/** “Do maths” and “maths” are the same on a plan. */
const DOES =
  /^(?:do|revise|revising|study|cover|practi[sc]e|fit in|go (?:through|over)|work on|get through|get on with|some|my)\s+(?=\S)/i;
const STUDY = /\b(?:worst|weak\w*|revis\w+|study\w*|exam|test|mocks?|gcse|a[- ]?level)\b/i;

const STARTS =
  /^back(?: at| by| around)?\s*$|\b(?:(?:it['’]?s|it is)(?: about| nearly| just gone| now)?|from|starting(?: at| from)?|start(?: at)?|home (?:at|by|from|around)|(?:get|got|am|im|i['’]m|be) (?:home|in|back)(?: at| by| around| from)?|(?:get|got|wake|woke)? ?up(?: at| by)?|finish(?: work| school)?(?: at)?|finished (?:at|by)|free (?:from|at|after)|after)\s*$/i;
const ENDS =
  /\b(?:till?|until|^by|^before|^(?:and )?be done by|bed(?:time)?(?: is| for me is)?(?: at| by)?|go to bed(?: at)?|lights out(?: at)?|(?:asleep|in bed) (?:at|by)|due(?: in)?(?: at| by)?|done by|out (?:the door )?(?:at|by)|(?:fall over|drop|conk out|crash|asleep on my feet)(?: at| by)?|stop(?: at| by)?)\s*$/i;
const SOMEBODY_SLEEPS =
  /\b(?:kids?|baby|children|son|daughter|little one|toddler|he|she|they)\b.{0,20}(?:asleep|in bed|down|bed(?:time)?)\b/i;
const AT = /(?:\b(?:is|['’]s) )?(?:\b(?:at|@|for|from|around|by)\s*)?$/i;
/** Words before a range that say that it is free. */
const IS_FREE =
  /(?:\b(?:free|have|got|ve|available|home|time|today|tonight|tomorrow|spare|mine|now|i can(?: do)?|between)|day|^)\s*(?:it |this )?(?:from|between)?\s*$/i;

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'a couple of': 2,
};
const COUNT =
  '(\\d{1,3}(?:[.,]\\d)?|a couple of|an?|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty)';
const SPAN = new RegExp(
  `\\b(?:${COUNT} (?:and a half )?(?:hours?|hrs?)(?: and a half)?|half an hour|${COUNT}(?: ?and a half)? ?h\\b|${COUNT} ?(?:minutes?|mins?))`,
  'i',
);
/** “Every two hours”, “in an hour” and “for an hour each” are no time to plan. */
const NO_SPAN = /\b(?:every|in|last|past|took|takes|lots of|ago|for the)\s*$/i;
const SPAN_OF_ALL =
  /\b(?:got|have|ive|ve|about|around|only|just|max|spare|roughly|up to|free|with|like|for|only got|is)\s*$/i;
const SPAN_AFTER =
  /^\s*(?:max|tops|free|spare|in all|total|altogether|left|to (?:spare|myself|do|work)|tonight|today|before)\b/i;

function spanIn(part: string): { minutes: number; index: number; length: number } | undefined {
  const found = SPAN.exec(part);
  if (!found) return undefined;
  const before = part.slice(0, found.index);
  const after = part.slice(found.index + found[0].length);
  if (NO_SPAN.test(before)) return undefined;
  const isAll = SPAN_OF_ALL.test(before) || SPAN_AFTER.test(after) || before.trim() === '';
  if (!isAll) return undefined;
  const text = found[0].toLowerCase();
  const said = (found[1] ?? found[2] ?? found[3] ?? '').toLowerCase().replace(',', '.');
  const count = COUNTS[said] ?? Number(said);
  const half = /and a half/.test(text) ? 0.5 : 0;
  const minutes = /^half an hour/.test(text) ? 30 : /min/.test(text) ? count : (count + half) * 60;
  return Number.isFinite(minutes) && minutes >= 10 && minutes <= 720
    ? { minutes, index: found.index, length: found[0].length }
    : undefined;
}

const NO_PIECE =
  /^(?:right|honestly|max|only|now|that['’]?s it|help|cheers|thanks|thank you|bye|it|this|that|stuff|things?|a lot|lots|loads|everything|all|time|tonight|today|tomorrow|idk|pls|please|bro|mate|sorry|ok|do|so much|not|nothing|done|free|home|back|in|(?:tonight|today|tomorrow|\w+day)(?: then| now)?)$|^(?:i|im|i['’]m|ive|i['’]ve|it|its|it['’]s|he|she|we|they|can|could|what|is|are|how|when|where|why|if|dont|don['’]?t|about|not|for)\b/i;

/** A thing to do as it stands on a plan; undefined for what is none. */
function pieceOf(words: string): string | undefined {
  const bare = words
    .replace(OPENERS, '')
    .replace(DOES, '')
    .replace(
      /\s+(?:tonight|today|tomorrow|as well|too|to do|done|and stuff|first|please|pls|i guess|really|right|this (?:evening|morning|afternoon)|on \w+day)$/i,
      '',
    )
    .replace(/[\s.,;:!?]+$/u, '')
    .trim();
  if (!/\p{L}{2}/u.test(bare) || countSpacedWords(bare) > LONGEST_PIECE || NO_PIECE.test(bare))
    return undefined;
  return turnedAct(bare, LONGEST_PIECE);
}

interface Draft {
  start?: ClockTold;
  end?: ClockTold;
  span?: number;
  fixed: Fixed[];
  pieces: string[];
  isStudy: boolean;
}

const WHAT_HAPPENS =
  /^(?:(?:i|we)(?:['’]?ve| have|['’]?m| am)?(?: got| at| on)?|there['’]?s|got|ive|im|have|the|a|an|my|with|after)\s+/i;

const nameOf = (before: string): string | undefined => {
  const words = before
    .replace(OPENERS, '')
    .replace(AT, '')
    .trim()
    .replace(WHAT_HAPPENS, '')
    .replace(/^(?:the|a|an|my)\s+/i, '')
    .replace(/\s+(?:is|['’]s|tonight|today|tomorrow|from)$/i, '');
  return /\p{L}{2}/u.test(words) && countSpacedWords(words) <= 4 && !/^(?:now|it|its)$/i.test(words)
    ? turnedAct(words, 4)
    : undefined;
};

/** Takes the times out of a part of a message; the words that are left may be a thing to do. */
function readTimes(part: string, draft: Draft): string | undefined {
  const span = spanIn(part);
  if (span) {
    draft.span = span.minutes;
    const behind = part.slice(span.index + span.length);
    const [until] = /\b(?:before|until|till?|by)\b/i.test(behind) ? clocksIn(behind) : [];
    if (until) draft.end = until;
    return undefined;
  }
  const [first, second] = clocksIn(part);
  if (!first) return part;
  const before = part.slice(0, first.index);
  const between = second ? part.slice(first.index + first.length, second.index) : '';
  if (second && /^\s*(?:to|till?|until|and|-|–)\s*$/i.test(between)) {
    if (IS_FREE.test(before) || /\bfree\b/i.test(part)) {
      draft.start = first;
      draft.end = second;
    } else {
      const what = nameOf(before.replace(/\b(?:from|between)\s*$/i, ''));
      if (what) draft.fixed.push({ what, at: first, until: second });
    }
    return undefined;
  }
  const after = part.slice(first.index + first.length);
  if (
    (SOMEBODY_SLEEPS.test(before) && !draft.start) ||
    (STARTS.test(before) && !/\bby\s*$/i.test(before)) ||
    /^\s*now\b/i.test(after)
  ) {
    draft.start = first;
    if (second && ENDS.test(between)) draft.end = second;
    return undefined;
  }
  if (ENDS.test(before) && !SOMEBODY_SLEEPS.test(before)) {
    draft.end = first;
    return undefined;
  }
  if (/\bbe\b.{0,25}\bby\s*$/i.test(before)) {
    draft.end = first;
    return undefined;
  }
  // “Report by 4” is to be done, and has its own end.
  if (/\b(?:by|before)\s*$/i.test(before)) return part;
  const what = nameOf(before) ?? nameOf(after);
  if (what) draft.fixed.push({ what: withoutClocks(what), at: first, until: undefined });
  return undefined;
}

/** What some messages, oldest first, tell of a time to be planned; what was told last holds. */
export function dayFactsIn(messages: readonly string[]): DayFacts {
  const draft: Draft = { fixed: [], pieces: [], isStudy: false };
  for (const message of messages) {
    const text = message.slice(0, READ_AT_MOST).replace(/[‘’]/g, "'");
    draft.isStudy ||= STUDY.test(text);
    // A list of short things alone is what was asked for.
    let isList = false;
    for (const sentence of text.split(SENTENCE)) {
      const parts = sentence.split(PART).filter((part) => part.trim() !== '');
      isList =
        parts.length > 1 &&
        parts.every((part) => countSpacedWords(part) <= 5) &&
        !ASKS.test(sentence);
      for (const part of parts) {
        const asked = ASKS.test(part);
        const told =
          WORST.exec(part)?.[1] ??
          HAS_TO.exec(part)?.[1] ??
          (asked ? undefined : HAS.exec(part.replace(OPENERS, ''))?.[1]);
        // Short things behind the request for a plan are what is to be planned.
        const opens = asked && /\b(?:plan|timetable|schedule|organi[sz]e)\b/i.test(part);
        if (told || opens) isList = true;
        else if (
          asked ||
          /^(?:i|im|i'm|it|its|it's|he|she|we|they)\b/i.test(part.replace(OPENERS, ''))
        )
          isList = isList && clocksIn(part).length > 0;
        const rest = readTimes(
          told && !clocksIn(part).length && !spanIn(part) ? told : part,
          draft,
        );
        const piece = rest && isList && (told || !asked) ? pieceOf(rest) : undefined;
        if (piece && !draft.pieces.includes(piece)) draft.pieces.push(piece);
      }
    }
  }
  return {
    start: draft.start,
    end: draft.end,
    span: draft.span,
    fixed: draft.fixed.filter(
      ({ what }, index) => draft.fixed.findLastIndex((one) => one.what === what) === index,
    ),
    pieces: draft.pieces.slice(0, MOST_PIECES),
    isStudy: draft.isStudy,
  };
}
