import { classifyCommand } from '#worker/lib/talk/command-of.ts';
import { keysOf } from '#worker/lib/talk/ledger/keys.ts';
import { keepRequestIn, toldIn } from '#worker/lib/talk/reading/asks/keep-request.ts';
import { namesClock, newTimeIn, planIn, withTime } from '#worker/lib/talk/reading/plans.ts';
import { topicTitled } from '#worker/lib/talk/topic-pages.ts';
import type { Turn } from '#worker/ports.ts';
import type { GoalToChange } from './undoable-change.rules.ts';

/** The button that keeps what a session came to. */
const KEEPS = 'Keep it';

/** A message that tells something: no command, no button and no question alone. */
function tellingIn({ message, templateId }: Turn): string | undefined {
  if (templateId?.startsWith('command.') && !/what-(?:did|was)|my-goals/.test(templateId))
    return keepRequestIn(message)?.words;
  if (classifyCommand(message) || topicTitled(message) || message.startsWith('Let’s do “'))
    return undefined;
  return toldIn(message);
}

/** What “that” means: what the person told last, in their words. */
export const lastMessage = (turns: readonly Turn[]): string | undefined =>
  turns.map(tellingIn).findLast((told) => told !== undefined);

/** Whether “that” is what a session has just ended in. */
export function isAfterKeeping(turns: readonly Turn[]): boolean {
  const at = turns.findLastIndex(({ message }) => message === KEEPS);
  return (
    at >= 0 &&
    turns[at]?.templateId?.startsWith('session.') === true &&
    turns.slice(at + 1).every((turn) => tellingIn(turn) === undefined)
  );
}

const SHARED = 0.5;
const TALK_BEFORE = 4;

/** The goal that a talk is about, where its title says so and no other fits as well. */
export function goalOfTalk(
  goals: readonly GoalToChange[],
  words: string,
  turns: readonly Turn[],
): GoalToChange | undefined {
  const said = new Set(
    keysOf([words, ...turns.slice(-TALK_BEFORE).map(({ message }) => message)].join(' ')),
  );
  const scored = goals
    .map((goal) => {
      const keys = keysOf(goal.title);
      return { goal, share: keys.filter((key) => said.has(key)).length / Math.max(1, keys.length) };
    })
    .filter(({ share }) => share >= SHARED)
    .toSorted((one, other) => other.share - one.share);
  const [best, second] = scored;
  return best && (!second || second.share < best.share) ? best.goal : undefined;
}

/** A time that is put in the place of an earlier one, and what it changes. */
export interface ChangedTime {
  time: string;
  /** The words with the new time; where `isNote` is set the last note is changed. */
  changed: string | undefined;
  isNote: boolean;
  /** Whether the words announce a plan: the coach has its own answer to that. */
  isPlan: boolean;
}

/** A message that only names a new time holds nothing else. */
const LONGEST_CHANGE = 200;
const NOTED = /^command\.(?:note|new-time)$/;

/** The new time in a message, with what it is for: named in it or before in the talk. */
export function changedTimeIn(message: string, turns: readonly Turn[]): ChangedTime | undefined {
  const time = newTimeIn(message);
  if (!time) return undefined;
  const here =
    /^(?<before>.{4,}?)[.,;!]?\s+(?:ok |but |no,? )?(?:make|let['’]?s make) (?:it|that) /i;
  const before = here.exec(message.slice(0, LONGEST_CHANGE))?.groups?.['before'];
  const inMessage = before && toldIn(before);
  const own = inMessage ? withTime(inMessage, time) : undefined;
  if (own) return { time, changed: own, isNote: false, isPlan: false };
  for (const turn of turns.toReversed()) {
    if (turn.templateId && NOTED.test(turn.templateId))
      return { time, changed: undefined, isNote: true, isPlan: false };
    if (planIn(turn.message)) return { time, changed: undefined, isNote: false, isPlan: true };
    const told = keepRequestIn(turn.message)?.words ?? toldIn(turn.message);
    const changed = told && namesTimeToo(told, time) ? withTime(told, time) : undefined;
    if (changed) return { time, changed, isNote: false, isPlan: false };
  }
  return undefined;
}

const DAY_NAMED =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tues?|weds?|thurs?|tomorrow|tmrw|tonight|today|january|february|march|april|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) \d)/i;

/** A clock time takes the place of a clock time, and a day that of a day. */
const namesTimeToo = (told: string, time: string) =>
  namesClock(time) && !DAY_NAMED.test(time) ? namesClock(told) : DAY_NAMED.test(told);

const LEAVES =
  /^(?:(?:ok|okay|ugh+|urgh|oh|ah|well|wow|just|then|lol|man|god|argh|sigh|no|nah|yeah|right|fine|hm+|pff|meh|so|you know what|actually)[\s,.!]+)*(?:forget (?:it|this|about it)|whatever|what ever|leave it|drop it|(?:it )?do(?:es)?n['’]?t matter|skip it)(?:[\s,.!]+(?:then|lol|ok|okay|eden|man|now|please|thanks|fine|its fine|it['’]s fine|whatever|forget it|do(?:es)?n['’]?t matter))*[\s.!]*$/i;

/** Whether somebody says that a matter may rest, in annoyance or not. */
export const leavesIt = (message: string): boolean => message.length <= 60 && LEAVES.test(message);

const KEPT_JUST_NOW = /^command\.(?:note|call-me|to-journal|journal|new-time|refile)$/;

/** Whether the last thing done in a talk was to keep something. */
export const wasJustKept = (turns: readonly Turn[]): boolean =>
  KEPT_JUST_NOW.test(turns.at(-1)?.templateId ?? '');

/** Whether “forget it” is meant for what was kept just before; “whatever” never is. */
export const isForKept = (message: string, turns: readonly Turn[]): boolean =>
  wasJustKept(turns) && /\bforget\b/i.test(message);

const TAKES_BACK =
  /^(?:please |pls |ok |no,? )?(?:undo|(?:take|put) (?:that|it) back|undo (?:that|it|this))(?: please| pls)?[\s.!]*$/i;

/** Whether somebody types what the button “Undo” does. */
export const isTakingBack = (message: string): boolean => TAKES_BACK.test(message);
