import { sentencesIn } from '#worker/lib/talk/reading/sentences.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { asSentence, sayBack } from './say-back.ts';

/** Something that somebody says they will do, or have decided. */
export interface AnnouncedPlan {
  /** Their words, whole. */
  text: string;
  /** As Eden says it to them: “You’ll ring her at six.” */
  said: string | undefined;
  hasTime: boolean;
}

const WILL =
  /\b(?:i['’]?ll|i will|i shall|i['’]?m (?:just )?(?:going to|gonna)|im (?:going to|gonna)|i am (?:going to|gonna)|i plan to|i intend to|i['’]?ve decided|i have decided|i decided to|my plan(?: is)?\b|the plan(?: is)?:|i choose|i['’]?m doing|gonna|imma)\b/i;
/** A plan in note form: “tomorrow at 7, laptop open, 20 minutes”. */
const NOTED =
  /^(?:(?:ok|okay|so|right|yes|then|fine)[\s,]+)?(?:tomorrow|tonight|today|on \w+day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues?|wed|thurs?|fri|sat|sun)\b|every (?:day|morning|evening|night|week|\w+day)|this (?:evening|afternoon|weekend))\b.{0,30}\d/i;
/** “I say it today”: of somebody whose first language says it so. */
const WILL_NOW =
  /^i (?:say|tell|ask|go|do|write|call|ring|start|begin|send|talk|speak|try|take|make|buy|meet|close|sleep|rest|stay|leave|work|run|cook|practise|stop|visit)\b.{0,60}\b(?:today|tonight|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this evening)\b/i;
/** “10 min after supper tomorrow, three chords”. */
const NOTED_SPAN =
  /^(?:(?:ok|okay|so|right|yes|then|fine)[\s,]+)?\d{1,3} ?(?:mins?|minutes|hours?|pages|words)\b.{0,60}\b(?:tomorrow|tmrw|tonight|today|every|each|\w{3,6}day)\b/i;
/** What others will do, and what comes of it, is feared and not planned. */
const OF_OTHERS = /^but\b|\b(?:she|he|they)['’]?ll\b|\btake it (?:all )?back\b/i;
/** What is over is no plan. */
const IS_OVER = /\b(?:got|was|were|had|lost|said|did|went|came|[a-z]{3,}ed)\b/i;
/** What is feared, asked or only thought of is no plan. */
const NO_PLAN =
  /\b(?:if|what if|when will|never|fail|lose|end up|probably|forget it|be (?:late|fired|sick|alone|embarrassed|fine|ok|okay|safe|dead|the)|i['’]?ll be|i will be|i['’]?ll (?:never|just (?:fail|cry|die)|cry|freeze|panic|think about it|see|try to remember|get (?:fired|it wrong)|have to|need|always|regret|miss|look (?:stupid|silly|like)|mess|ruin|stall|go blank)|i will (?:have to|need|be|never|get|always)|every (?:night|day|time|morning|evening|week) i|keep (?:going|doing|saying)|can['’]?t stop|kill|die|hurt|afraid|scared|worried)\b/i;
const TIME =
  /\b(?:\d{1,2}[:.]\d{2}|\d{1,2} ?(?:am|pm)|at (?:\d{1,2}|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|lunch)|now|today|tonight|tomorrow|this (?:morning|afternoon|evening|week|weekend)|next (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|after (?!all|that|a )\w+|before (?:work|bed|lunch|breakfast|the \w+)|every (?:day|morning|evening|night|week)|in the (?:morning|evening|afternoon)|when i)\b/i;
const LONGEST = 32;
/** What is said to an idea before one’s own plan: Eden does not say it back. */
const AGREES =
  /^(?:(?:ok(?:ay)?|yes|yeah|right|fine|true|thanks|thank you|(?:good|great|nice)(?: idea| one| point)?)[,!]\s+)+/i;

/** What somebody announces: the last sentence of a message that does, if there is one. */
export function planIn(message: string): AnnouncedPlan | undefined {
  const text = sentencesIn(message).findLast(
    (sentence) =>
      !sentence.endsWith('?') &&
      (WILL.test(sentence) ||
        WILL_NOW.test(sentence) ||
        ((NOTED.test(sentence) || NOTED_SPAN.test(sentence)) && !IS_OVER.test(sentence))) &&
      !NO_PLAN.test(sentence) &&
      !OF_OTHERS.test(sentence) &&
      countSpacedWords(sentence) <= LONGEST &&
      countSpacedWords(sentence) >= 3,
  );
  if (!text) return undefined;
  const turned = sayBack(
    text
      .replace(AGREES, '')
      .replace(/^.{0,40}?\bmy plan(?: is)?[:,]?\s+/i, '')
      .replace(/^(?:i think|i guess|maybe)\s+/i, ''),
  );
  return { text, said: turned && asSentence(turned), hasTime: TIME.test(text) };
}

const CLOCK = /\b(?:\d{1,2}[:.]\d{2}|\d{1,2}) ?(?:am|pm|o['’]?clock)?\b/i;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** A day of the year: “3 May”, “dec 12th”, “the 20th”. */
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?|(?:the )?\\d{1,2}(?:st|nd|rd|th))\\b`;
const WEEKDAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thur?s?|fri|sat|sun)\\b';
const MAKE_IT = new RegExp(
  `\\b(?:make (?:it|that)|let['’]?s (?:say|do)|(?:move|change|switch|push|shift) (?:it|that) to|^(?:ok |no,? |nah,? |well,? )?(?:better|rather|i meant?|at|no,?))\\s+(?:at |to |by |on )?(${DATE}|\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|o['’]?clock)?|${WEEKDAY}|tomorrow|noon|(?:after|before) (?:the )?[a-z]+|(?:in )?the (?:morning|afternoon|evening))\\b`,
  'i',
);

/** The time or day that a message puts in the place of an earlier one: “make it 7.30”. */
export const newTimeIn = (message: string): string | undefined =>
  countSpacedWords(message) <= 14 && !WILL.test(message)
    ? MAKE_IT.exec(message)?.[1]?.trim()
    : undefined;

const MAKE_IT_THAT =
  /^(?:actually|ok|no|wait|hm+|and)?[,\s]*(?:make|let['’]?s make) (?:it|that) (an? [^.?!]{2,40}|the [^.?!]{2,40})[.!]*$/i;

/** What a message puts in the place of something in an earlier plan: “make it a quiz”. */
export const newThingIn = (message: string): string | undefined =>
  MAKE_IT_THAT.exec(message.trim())?.[1]?.trim();

const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tues?|weds?|thurs?|tomorrow|tmrw|tonight|today)\b/i;
const A_DATE = new RegExp(`\\b${DATE}`, 'i');
/** “tomorrow 9”, “9 o’clock”: an hour without “at”. */
const BARE_HOUR =
  /(?<=(?:day|\b(?:tomorrow|tmrw|tonight|mon|tues?|weds?|thurs?|fri|sat|sun)),? )\d{1,2}(?!\w|[:.]\d| ?(?:min|hour|page|word|time|km))|\b\d{1,2} ?o['’]?clock\b/i;

/** A plan with its time or day replaced; undefined where it names none of that kind. */
export function withTime(plan: string, time: string): string | undefined {
  if (A_DATE.test(time)) {
    if (A_DATE.test(plan)) return plan.replace(A_DATE, time);
    return DAY.test(plan) ? plan.replace(DAY, time) : undefined;
  }
  if (/^\d|noon/.test(time)) {
    const at =
      /\bat (\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\w| ?(?:min|hour|page|word|time))/i;
    if (at.test(plan)) return plan.replace(at, `at ${time}`);
    const clock = /\b\d{1,2}[:.]\d{2} ?(?:am|pm)?|\b\d{1,2} ?(?:am|pm)\b/i;
    if (clock.test(plan)) return plan.replace(clock, time);
    if (BARE_HOUR.test(plan)) return plan.replace(BARE_HOUR, time);
    return DAY.test(plan) ? plan.replace(DAY, (day) => `${day} at ${time}`) : `${plan}, at ${time}`;
  }
  const around = /\b(?:after|before) (?:the |my )?[a-z]+\b/i;
  if (/^(?:after|before|in|the) /i.test(time))
    return around.test(plan) ? plan.replace(around, time) : `${plan}, ${time}`;
  if (A_DATE.test(plan)) return plan.replace(A_DATE, time);
  return DAY.test(plan) ? plan.replace(DAY, time) : undefined;
}

/** Whether words name a clock time. */
export const namesClock = (text: string): boolean => CLOCK.test(text);

const NEWS =
  /\b(?:i (?:just |finally |actually )?(?:passed|won|did it|made it|finished|got (?:the (?:job|place|role|part|grade)|in\b|it done|an? (?:offer|first|distinction|a)\b)|managed (?:to|it)|handed (?:it |my \w+ )?in|sent it|said no|rang|called|told (?:him|her|them)|ran \d|wrote (?:the|\d|two|three|five|ten)|aced|nailed|kept (?:it up|going))|we won|it (?:really |actually )?(?:worked|went (?:well|ok|okay|fine|better|great|really well|so well))|(?:she|he|they) said yes|handed (?:it )?in\b)/i;
const NO_NEWS =
  /\b(?:but|though|however|nothing|flat|not|n['’]t|never|if|when|used to|almost|nearly|lost|cried|wish|should|only because|worse|badly|shouted|angry|sad)\b|\?/i;

/** What went well, in the words in which it is told; undefined where anything takes from it. */
export function goodNewsIn(message: string): string | undefined {
  if (NO_NEWS.test(message)) return undefined;
  return sentencesIn(message).find((sentence) => NEWS.test(sentence));
}
