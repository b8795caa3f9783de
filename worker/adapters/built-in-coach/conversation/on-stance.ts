import type { Stance } from '#schema/contracts/coach/stances.ts';
import { STANCE_PAGES } from '#worker/lib/stances/stances.ts';
import { asChoice } from '#worker/lib/talk/choices.ts';
import { classifyCommand } from '#worker/lib/talk/command-of.ts';
import { asksNothing, type EdenReply, pickUnused, type TalkContext } from './context.ts';
import { reflectFeeling, reflectQuote } from './facts.ts';
import { LINES } from './listening.ts';
import { affirmPlan, onSocial } from './on-news.ts';
import { NOT_IT } from './on-topic.ts';

/**
 * What is planned to do harm is not said back, nor what may hold amounts: doses, weights, drinks.
 */
const NOT_QUOTED = new Set<Stance>(['wrongdoing', 'eating', 'medication', 'relapse', 'gambling']);

const AGE =
  /\b(?:i am|i['’]?m|age|aged)\s+(?:only\s+|just\s+)?(\d{1,2})\b(?! (?:weeks|months|days|minutes|hours))/i;
/** The terms of use are for people from this age on. */
const YOUNGEST = 13;

export const isTooYoung = (message: string) =>
  Number(AGE.exec(message)?.[1] ?? YOUNGEST) < YOUNGEST;

/** What was written, taken up whole, and one question of the page: from the second turn on. */
function listenOn(stance: Stance, context: TalkContext): EdenReply {
  const { memory, slots: told } = context;
  // In the order of the page: what matters most to know comes first.
  const [next] = STANCE_PAGES[stance].questions.filter(
    ({ asks, text }) => !memory.isUsed(text) && (asks === 'other' || !told.kinds.has(asks)),
  );
  const asks = asksNothing(context) ? undefined : next?.text;
  const felt = stance === 'wrongdoing' ? undefined : reflectFeeling(context);
  const says = felt ?? (NOT_QUOTED.has(stance) ? undefined : reflectQuote(context)?.says);
  // Nothing else stands in front of the question: “All right” would sound like leave to do what was
  // written.
  const message = [says, asks].filter(Boolean).join(' ');
  return {
    message: message || pickUnused(LINES.quiet, context) || (LINES.quiet[0] as string),
    templateId: `stance.${stance}-listens`,
  };
}

/** Where the page itself has to be heard each time. */
const ALWAYS_THE_PAGE = new Set<Stance>([...NOT_QUOTED]);

/**
 * What belongs to the person in the midst of a situation: their plan, their thanks. The page goes
 * before it where the words themselves call for it.
 */
function ownWords(stance: Stance, context: TalkContext): EdenReply | undefined {
  const { callsForStance, recentTurns } = context.request;
  if (callsForStance || ALWAYS_THE_PAGE.has(stance) || recentTurns.length === 0) return undefined;
  return onSocial(context) ?? affirmPlan(context);
}

/**
 * Whether something is asked of her: no technique answers that here, and nothing that could pass
 * for a yes.
 */
const asksHer = ({ reading, request }: TalkContext) =>
  reading.clauses.some(({ isQuestion }) => isQuestion) ||
  (reading.asked !== undefined && reading.asked.kind !== 'listen') ||
  classifyCommand(request.message) === 'idea';

/**
 * Somebody speaks of a situation that has a page of its own. Her first turn is the page’s; from
 * then on she takes up what was written and asks. Advice, where it is asked for, is the page’s too;
 * what does harm is declined each time.
 */
export function onStance(stance: Stance, context: TalkContext): EdenReply {
  const { memory, request } = context;
  const { replies, asked, under13 } = STANCE_PAGES[stance];
  const isFirst = !replies.some(memory.isUsed) && !asked.some(memory.isUsed);
  const templateId = `stance.${stance}-page`;
  if (under13 && isTooYoung(request.message) && !memory.isUsed(under13))
    return { message: under13, templateId };
  const isHarm = stance === 'wrongdoing';
  const advice = asksHer(context) ? pickUnused(asked, context) : undefined;
  if (advice) return { message: advice, templateId };
  const declines = isHarm && request.callsForStance;
  const says = isFirst || declines ? replies.find((text) => !memory.isUsed(text)) : undefined;
  if (says)
    return {
      message: says,
      templateId,
      ...(isFirst && !isHarm && { choices: [asChoice(NOT_IT)] }),
    };
  return ownWords(stance, context) ?? listenOn(stance, context);
}
