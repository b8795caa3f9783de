import {
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { slotsAskedIn } from '#worker/adapters/built-in-coach/conversation/filled-slots.ts';
import { withUnit } from '#worker/adapters/built-in-coach/conversation/wording.ts';
import { keysOf } from '#worker/lib/talk/ledger/keys.ts';
import { recallFrom, sayLastTold, sayRecalled } from '#worker/lib/talk/ledger/recall.ts';
import { planIn } from '#worker/lib/talk/reading/plans.ts';
import { toSecondPerson } from '#worker/lib/talk/reading/second-person.ts';
import { HELP } from './help-words.ts';
import { pageAbout, toldLately } from './matching.ts';
import { takesToWhat } from './not-known.ts';
import { isSureOf, topicOfTalk } from './talk-topic.ts';

const technique = (id: string, name: string, why: string, source: string) => ({
  technique: { id, name, why, source },
});

/** Why something is so: of a word that was asked about, else of the topic. */
export function explain(text: string, context: TalkContext): EdenReply {
  const { words, topics } = HELP.explain;
  const templateId = 'help.explain';
  const known =
    pageAbout(words, text) ??
    (/\bwhat\b|mean/i.test(text) ? pageAbout(words, context.memory.lastReply ?? '') : undefined);
  const topic = topicOfTalk(context);
  const page = known ?? (topic && isSureOf(topic, context) ? topics[topic] : undefined);
  if (!page)
    return {
      message: pickPreferringUnused(HELP.answers.unknownWhy, context),
      templateId: 'help.unknown',
    };
  return {
    message: withUnit({ text: page.text, unit: known?.unit }),
    templateId,
    ...technique('help-explain', 'Why it is so', 'You asked why.', page.source),
  };
}

/** How long something takes, where there is an honest figure. */
export function howLong(text: string, context: TalkContext): EdenReply {
  const { howLong: pages, howLongTo, howLongOther } = HELP.answers;
  // A question without a subject of its own is about what was told.
  const told = keysOf(text).length === 0 ? [toldLately(context)] : [];
  const page = pageAbout(pages, text, ...told);
  if (page)
    return {
      message: withUnit(page),
      templateId: 'help.how-long',
      ...technique('help-how-long', 'How long it takes', 'You asked how long.', page.source),
    };
  const what = takesToWhat(text);
  const message = what
    ? withFacts(pickPreferringUnused(howLongTo, context), { what })
    : pickPreferringUnused(howLongOther, context);
  return { message, templateId: 'help.unknown' };
}

/** Something that shows what is meant, on the topic of the talk. */
export function example(context: TalkContext): EdenReply {
  const topic = topicOfTalk(context);
  const text = topic && HELP.answers.examples[topic];
  const known = text && !context.memory.isUsed(text) ? text : HELP.answers.exampleUnknown;
  return { message: known, templateId: 'help.example' };
}

const OF_OTHERS =
  /\b(?:he|she|they|him|her|them|my \w+) (?:mean|meant|means|think|thinks|thought|like|likes|lying|lies|understand|will|would|say|really|did|does|want|wants|hates?|loves?|right)\b|\b(?:he|she|they)['’]?(?:s|ll|d|re)\b/i;
const OF_CHANCE =
  /\b(?:too late|too old|possible|chance|hopeless|pass|make it|can i (?:really )?(?:learn|do)|ready|work out|get better|ambitious|realistic)\b/i;
const OF_FAULT =
  /\b(?:fault|wrong|right thing|mistake|fair|dumb|stupid|silly|overreact\w*|bad (?:mother|father|friend|person))\b/i;
const OF_AMOUNT = /\benough\b/i;

const AMOUNT =
  /\b((?:(?:about|only|just) )?(?:\d{1,3}|an?|one|two|three|half an|a quarter of an|five|ten|fifteen|twenty|thirty|forty|sixty|ninety) ?(?:minutes?|mins?|hours?|hrs?)(?: (?:a day|per day|each day|every day|a night|each night|every (?:morning|evening|night)|a week|once a week|twice a week|on (?:a )?\w+days?|on \w+days? and \w+days?|at (?:a time|weekends)|tonight|today))?)\b/i;
const IS_WEEKLY = /\ba week\b|\bon (?:a )?\w+days?$|\bat weekends\b/i;
const TWICE = /\btwice|three|days? and\b/i;
/** How much sleep, food or medicine is enough is not hers to say. */
const OF_THE_BODY =
  /\b(?:sleep\w*|slept|eat\w*|food|calories|water|meals?|dose|mg|tablets?|rest|nap|in bed)\b/i;

/** Whether so much time is enough; of anything else she asks what for. */
function ifEnough(text: string): string {
  const { enough, enoughOf, enoughWeekly, enoughWhat } = HELP.answers.opinion;
  if (OF_THE_BODY.test(text)) return enoughWhat;
  const found = AMOUNT.exec(text)?.[1];
  if (!found) return /\b(?:times|days|once|twice)\b/i.test(text) ? enough : enoughWhat;
  const amount = (toSecondPerson(found) ?? found).replace(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
    (day) => `${(day[0] ?? '').toUpperCase()}${day.slice(1)}`,
  );
  const line = IS_WEEKLY.test(found) && !TWICE.test(found) ? enoughWeekly : enoughOf;
  return withFacts(line, { amount: `${(amount[0] ?? '').toUpperCase()}${amount.slice(1)}` });
}

/** What she thinks: of a plan that was announced, else as much as can be said without a guess. */
export function opinion(text: string, context: TalkContext): EdenReply {
  const { planWhole, planTime, planLate, others, chance, fault, idea } = HELP.answers.opinion;
  const { recentTurns, message } = context.request;
  const templateId = 'help.opinion';
  const say = (line: string): EdenReply => ({ message: line, templateId });
  if (OF_OTHERS.test(text)) return say(pickPreferringUnused(others, context));
  if (OF_AMOUNT.test(text)) return say(ifEnough(text));
  if (OF_FAULT.test(text)) return say(pickPreferringUnused(fault, context));
  if (OF_CHANCE.test(text) && !context.memory.isUsed(chance)) return say(chance);
  const plan = planIn(message) ?? planIn(recentTurns.at(-1)?.message ?? '');
  if (plan) {
    const line = plan.hasTime ? planWhole : planTime;
    return say(context.memory.isUsed(line) ? planLate : line);
  }
  return say(pickPreferringUnused(idea, context));
}

/** Her last question again, in plainer words; once that was done she leaves it. */
export function rephrase(context: TalkContext): EdenReply {
  const { rephrase: lines, dontKnow } = HELP.answers;
  const [slot] = slotsAskedIn(context.memory.lastReply ?? '');
  const plain = slot && slot !== 'other' ? lines[slot] : undefined;
  const message =
    plain && !context.memory.isUsed(plain)
      ? plain
      : (pickUnused(lines.other, context) ?? pickPreferringUnused(dontKnow, context));
  return { message, templateId: 'help.rephrase' };
}

/**
 * What was said before in this talk, in the person's own words; where it is not found by the words
 * of the question, what was told last, as a question.
 */
export function recallHere(context: TalkContext): EdenReply {
  const { recentTurns, message } = context.request;
  const said = recentTurns.map((turn, index) => ({
    message: turn.message,
    asked: recentTurns[index - 1]?.reply,
  }));
  const recalled = sayRecalled(recallFrom(message, said), said.length);
  const found = recalled.isFound ? recalled : (sayLastTold(message, said) ?? recalled);
  return { message: found.message, templateId: 'help.recall' };
}
