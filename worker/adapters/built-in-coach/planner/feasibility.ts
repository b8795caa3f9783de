import { inWords, withinSpan } from './count-in-words.ts';
import {
  beginningOf,
  longestTraining,
  reachableIn,
  readEnduranceTarget,
  roundDistance,
  startOf,
  writeDistance,
} from './endurance-target.ts';
import type { Goal } from './plan-types.ts';
import { writeNumber } from './quantities.ts';
import { upperFirst } from './shorten.ts';

/**
 * Least days in which a goal of its kind is realistic. Fluency: the US Foreign Service Institute counts 600 to 750
 * class hours for the languages nearest to English, so a year at two hours a day; a conversation at level A2 to B1
 * takes about 200 hours, so three months. Hiring: from first application to signed contract takes six weeks or more
 * (median time to hire 36 to 44 days, SHRM). The rest are judgements of ours, on the generous side.
 */
const LEAST_DAYS = {
  fluency: 365,
  conversation: 90,
  language: 14,
  programming: 14,
  instrument: 21,
  strength: 28,
  business: 30,
  job: 42,
  promotion: 42,
  novel: 60,
  thesis: 30,
  exam: 4,
  habit: 18,
} as const;

/** A novelist's month (NaNoWriMo) asks for 1,667 words a day; more than 2,000 is not planned, 1,000 is when it is tight. */
const WORDS_A_DAY = 2000;
const CALM_WORDS_A_DAY = 1000;
/** A book of ordinary length takes six to eight hours: one in three days is a lot, one in four is planned. */
const DAYS_A_BOOK = 3;
/** Upper end of the usual public-health advice (NHS, CDC): half a kilo to one kilo, one to two pounds, a week. */
const KILOS_A_WEEK = 1;
const POUNDS_A_WEEK = 2;

/** Words that can be written in `days`, at a calm pace; at least 500. */
export function reachableWords(target: number, days: number): number {
  return target <= WORDS_A_DAY * Math.max(1, days)
    ? target
    : Math.max(500, CALM_WORDS_A_DAY * Math.max(1, days));
}

/** Books that can be read in `days`; at least one. */
export function reachableBooks(target: number, days: number): number {
  return target * DAYS_A_BOOK <= Math.max(3, days)
    ? target
    : Math.max(1, Math.floor(days / (DAYS_A_BOOK + 1)));
}

function judgeEndurance(goal: Goal): string | undefined {
  const target = readEnduranceTarget(goal.plainTitle, goal.plainText, goal.quantities);
  if (reachableIn(target, goal.span) >= target.distance) return undefined;
  const what = target.event
    ? upperFirst(
        target.event
          .replace(/^the (?=\d)/, '')
          .replace(/^the (?=u)/, 'an ')
          .replace(/^the /, 'a '),
      )
    : 'This distance';
  const usual =
    target.sport === 'run' && target.distance > 40
      ? 'people who already run usually take 16 to 20 weeks'
      : 'distance grows by about a tenth a week';
  return `${what} ${withinSpan(goal.span)} is more than a body can safely get used to: ${usual}.`;
}

/** What a feasible plan takes for granted and the person should know; undefined when it takes nothing for granted. */
export function presumptionOf(goal: Goal): string | undefined {
  if (goal.kind !== 'endurance') return undefined;
  const target = readEnduranceTarget(goal.plainTitle, goal.plainText, goal.quantities);
  if (reachableIn(target, goal.span) < target.distance) return undefined;
  const start = beginningOf(target, longestTraining(target), goal.dayOf(6));
  if (start <= startOf(target) * 1.3) return undefined;
  return `This plan takes it that you can already ${target.sport} about ${writeDistance(roundDistance(start), target.metric)} slowly, with breaks. If that is not so yet, build up to it first and choose a later date.`;
}

function judgeWeight({ quantities, span }: Goal): string | undefined {
  const aim = quantities.find(({ unit, isStart }) => (unit === 'kg' || unit === 'lb') && !isStart);
  if (!aim) return undefined;
  const most = (aim.unit === 'kg' ? KILOS_A_WEEK : POUNDS_A_WEEK) * (span / 7);
  if (aim.value <= most) return undefined;
  const range = aim.unit === 'kg' ? 'half a kilo to one kilo' : 'one to two pounds';
  const unit = aim.unit === 'kg' ? 'kg' : 'lb';
  const upTo = Math.floor(most) >= 1 ? `, so at most about ${Math.floor(most)} ${unit} in this time` : '';
  return `${writeNumber(aim.value)} ${unit} ${withinSpan(span)} is faster than is safe. Public-health advice speaks of ${range} a week${upTo}. If it has to be more for your health, a doctor should lead it.`;
}

function judgeWriting({ quantities, plainTitle, span }: Goal): string | undefined {
  const words = quantities.find(({ unit, isStart }) => unit === 'words' && !isStart)?.value;
  if (words !== undefined) {
    if (reachableWords(words, span) >= words) return undefined;
    const pace = writeNumber(Math.ceil(words / Math.max(1, span)));
    return `${writeNumber(words)} words ${withinSpan(span)} would be ${pace} a day; people who write for a living rarely keep up more than 2,000.`;
  }
  if (/\b(novel|memoir|book|screenplay)\b/.test(plainTitle) && span < LEAST_DAYS.novel) {
    return `A whole book ${withinSpan(span)} is more than the days hold; a first draft usually takes two months or longer.`;
  }
  if (/\b(thesis|dissertation)\b/.test(plainTitle) && span < LEAST_DAYS.thesis) {
    return `Unless most of it is written, a thesis ${withinSpan(span)} is very tight.`;
  }
  return undefined;
}

function judgeLanguage({ plainTitle, span }: Goal): string | undefined {
  if (
    /\b(fluent|fluency|fluently|perfect|like a native|c1|c2)\b/.test(plainTitle) &&
    span < LEAST_DAYS.fluency
  ) {
    return `Fluency ${withinSpan(span)} is not realistic: even for a nearby language it takes 600 hours or more, about a year at two hours a day.`;
  }
  if (/\b(conversational|b1|b2|a2)\b/.test(plainTitle) && span < LEAST_DAYS.conversation) {
    return `A free conversation on any topic takes about 200 hours of practice, more than ${withinSpan(span).replace(/^(in|by) /, '')} usually holds.`;
  }
  if (span < LEAST_DAYS.language)
    return `A language ${withinSpan(span)} means a first handful of sentences, not a language yet.`;
  return undefined;
}

function judgeReading({ quantities, span }: Goal): string | undefined {
  const books = quantities.find(({ unit, isStart }) => unit === 'books' && !isStart)?.value;
  if (books === undefined || reachableBooks(books, span) >= books) return undefined;
  return `${upperFirst(inWords(books))} books ${withinSpan(span)} would leave about ${Math.max(1, Math.round((span * 24) / books))} hours for each, nights included.`;
}

function judgeByDays(goal: Goal): string | undefined {
  const { kind, span } = goal;
  const time = withinSpan(span);
  if (kind === 'programming' && span < LEAST_DAYS.programming)
    return `A programming language takes longer than this to learn; ${time} you can get something small to run.`;
  if (kind === 'instrument' && span < LEAST_DAYS.instrument)
    return `Hands need weeks to learn a new movement, so an instrument ${time} means one short piece, not the instrument yet.`;
  if (kind === 'strength' && span < LEAST_DAYS.strength)
    return `Muscles take about four weeks to show more strength; ${time} you can learn the movements cleanly.`;
  if (kind === 'business' && span < LEAST_DAYS.business)
    return `A running business ${time} is unlikely; an offer that real people have answered is possible.`;
  if (kind === 'job' && span < LEAST_DAYS.job)
    return `From first application to contract usually takes six weeks or more, and half of it is in other people's hands; this plan covers your half.`;
  if (kind === 'promotion' && span < LEAST_DAYS.promotion)
    return `A promotion ${time} depends on decisions that are mostly made already; this plan covers the part you can do.`;
  if (kind === 'exam' && span < LEAST_DAYS.exam)
    return `There is not time for everything before an exam ${time}; this plan goes for the topics that carry most marks.`;
  if ((kind === 'meditation' || kind === 'habit') && span < LEAST_DAYS.habit && span > 0)
    return `A habit takes weeks to settle, from 18 days to well over half a year; ${time} you can make a sound start.`;
  return undefined;
}

/**
 * Says plainly when the days are too few for the goal, undefined when they may do. Money is not judged: how much
 * someone can put aside in a week is not for the planner to know.
 */
export function judgeSpan(goal: Goal): string | undefined {
  if (goal.kind === 'endurance') return judgeEndurance(goal);
  if (goal.kind === 'weight') return judgeWeight(goal);
  if (goal.kind === 'writing') return judgeWriting(goal);
  if (goal.kind === 'language') return judgeLanguage(goal);
  if (goal.kind === 'reading') return judgeReading(goal);
  return judgeByDays(goal);
}
