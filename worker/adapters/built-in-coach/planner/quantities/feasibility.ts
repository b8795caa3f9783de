import type { PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import { readLength } from '#worker/adapters/built-in-coach/planner/text-length.ts';
import { readBooks } from './books-target.ts';
import { inWords, withinSpan } from './count-in-words.ts';
import { readSatMinutes, readSteps, readWalkedMinutes } from './daily-target.ts';
import { distanceNamed, learnsToSwim } from './endurance-target.ts';
import { judgeEndurance } from './judge-endurance.ts';
import { judgeWeight } from './judge-weight.ts';
import { writeNumber } from './quantities.ts';
import { readRepeats } from './repeats-target.ts';

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
  swimming: 21,
  habit: 18,
} as const;

function judgeWriting(goal: PlannerGoal): string | undefined {
  const { plainTitle, span } = goal;
  const length = readLength(goal);
  if (length) {
    const left = length.total - length.there;
    if (length.reachable >= length.total) return undefined;
    const pace = writeNumber(Math.ceil(left / Math.max(1, span)));
    const most = length.unit === 'words' ? '2,000' : 'seven';
    const usual = length.isTold
      ? 'that is more than four times what you write today'
      : `people who write for a living rarely keep up more than ${most}`;
    return `${writeNumber(left)} ${length.unit} ${withinSpan(span)} would be ${pace} a day; ${usual}.`;
  }
  if (/\b(novel|memoir|book|screenplay)\b/.test(plainTitle) && span < LEAST_DAYS.novel) {
    return `A whole book ${withinSpan(span)} is more than the days hold; a first draft usually takes two months or longer.`;
  }
  if (/\b(thesis|dissertation)\b/.test(plainTitle) && span < LEAST_DAYS.thesis) {
    return `Unless most of it is written, a thesis ${withinSpan(span)} is very tight.`;
  }
  return undefined;
}

function judgeLanguage({ plainTitle, span }: PlannerGoal): string | undefined {
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

function judgeReading(goal: PlannerGoal): string | undefined {
  const books = readBooks(goal);
  if (!books || books.reachable >= books.total) return undefined;
  const left = books.total - books.there;
  return `${upperFirst(inWords(left))} books ${withinSpan(goal.span)} would leave about ${Math.max(1, Math.round((goal.span * 24) / left))} hours for each, nights included.`;
}

function judgeStrength(goal: PlannerGoal): string | undefined {
  const aim = readRepeats(goal);
  const time = withinSpan(goal.span);
  if (goal.span < LEAST_DAYS.strength)
    return `Muscles take about four weeks to show more strength; ${time} you can learn the movements cleanly.`;
  if (!aim || aim.reachable >= aim.count) return undefined;
  const from = aim.isTold ? `from ${aim.start}` : 'from a beginner’s start';
  return `${aim.count} ${aim.exercise} ${time} is more than muscles and joints usually gain ${from}.`;
}

/** "60 minutes a day" or "10,000 steps a day", when the days are too few to get used to so much. */
function judgeDaily(goal: PlannerGoal): string | undefined {
  const steps = readSteps(goal);
  const target =
    goal.kind === 'meditation' ? readSatMinutes(goal) : (steps ?? readWalkedMinutes(goal));
  if (!target.isAsked || target.reachable >= target.aim) return undefined;
  const unit = steps ? 'steps' : 'minutes';
  return `From ${writeNumber(target.from)} to ${writeNumber(target.aim)} ${unit} a day ${withinSpan(goal.span)} is more than people usually get used to.`;
}

function judgeWalking(goal: PlannerGoal): string | undefined {
  return distanceNamed(goal) ? judgeEndurance(goal) : judgeDaily(goal);
}

function judgeSwimmer({ span }: PlannerGoal): string | undefined {
  if (span >= LEAST_DAYS.swimming) return undefined;
  return `Learning to swim takes some weeks of lessons; ${withinSpan(span)} you can get used to the water with somebody qualified beside you.`;
}

function judgeByDays(goal: PlannerGoal): string | undefined {
  const { kind, span } = goal;
  const time = withinSpan(span);
  if (kind === 'programming' && span < LEAST_DAYS.programming)
    return `A programming language takes longer than this to learn; ${time} you can get something small to run.`;
  if (kind === 'instrument' && span < LEAST_DAYS.instrument)
    return `Hands need weeks to learn a new movement, so an instrument ${time} means one short piece, not the instrument yet.`;
  if (kind === 'business' && span < LEAST_DAYS.business)
    return `A running business ${time} is unlikely; an offer that real people have answered is possible.`;
  if (kind === 'job' && span < LEAST_DAYS.job)
    return `From first application to contract usually takes six weeks or more, and half of it is in other people's hands; this plan covers your half.`;
  if (kind === 'promotion' && span < LEAST_DAYS.promotion)
    return `A promotion ${time} depends on decisions that are mostly made already; this plan covers the part you can do.`;
  if (kind === 'exam' && span < LEAST_DAYS.exam)
    return `There is not time for everything before an exam ${time}; this plan goes for the topics that carry most marks.`;
  if ((kind === 'meditation' || kind === 'habit') && span < LEAST_DAYS.habit)
    return `A habit takes weeks to settle, from 18 days to well over half a year; ${time} you can make a sound start.`;
  return undefined;
}

/**
 * Says plainly when the days are too few for the goal, undefined when they may do. Money is not judged: how much
 * someone can put aside in a week is not for the planner to know.
 */
export function judgeSpan(goal: PlannerGoal): string | undefined {
  if (learnsToSwim(goal)) return judgeSwimmer(goal);
  if (goal.kind === 'endurance') return judgeEndurance(goal);
  if (goal.kind === 'walking') return judgeWalking(goal);
  if (goal.kind === 'meditation') return judgeByDays(goal) ?? judgeDaily(goal);
  if (goal.kind === 'weight') return judgeWeight(goal);
  if (goal.kind === 'writing') return judgeWriting(goal);
  if (goal.kind === 'language') return judgeLanguage(goal);
  if (goal.kind === 'reading') return judgeReading(goal);
  if (goal.kind === 'strength') return judgeStrength(goal);
  return judgeByDays(goal);
}
