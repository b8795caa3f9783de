import { asChoice } from '#worker/lib/talk/choices.ts';
import { classifyCommand } from '#worker/lib/talk/command-of.ts';
import { deniedPeopleIn, isCorrection } from '#worker/lib/talk/reading/corrections.ts';
import {
  goodNewsIn,
  newThingIn,
  newTimeIn,
  planIn,
  withTime,
} from '#worker/lib/talk/reading/plans.ts';
import { asSentence, sayBack } from '#worker/lib/talk/reading/say-back.ts';
import { isFitToRepeat, toSecondPerson } from '#worker/lib/talk/reading/second-person.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { shortForm } from '#worker/lib/text/short-form.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';
import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type TalkContext,
} from './context.ts';
import { withFacts } from './fact-words.ts';
import { HELP } from './help/help-words.ts';
import { joinSentences } from './wording.ts';

const KEEP = 'Put that in my journal';
/** What somebody announced is theirs: what they will do, and when; nothing is added to it. */
export function affirmPlan(context: TalkContext): EdenReply | undefined {
  const plan = planIn(context.request.message);
  if (!plan) return undefined;
  const { planned, plannedWhen, plannedUnsaid, promise } = HELP.answers;
  const asksWhen = !plan.hasTime && !asksNothing(context) && !wasAskedWhen(context);
  const { said } = plan;
  const words = said
    ? withFacts(pickPreferringUnused(asksWhen ? plannedWhen : planned, context), { said })
    : pickPreferringUnused(plannedUnsaid, context);
  const hasGoal = (context.request.goals?.length ?? 0) > 0;
  const offers = plan.hasTime && hasGoal && !context.memory.isUsed(promise);
  return {
    message: joinSentences(words, offers ? promise : undefined),
    templateId: 'talk.plan',
    ...(offers && { choices: [asChoice(KEEP)] }),
  };
}

const wasAskedWhen = ({ memory }: TalkContext) =>
  HELP.answers.plannedWhen.some((line) => memory.isUsed(line.replace('{said} ', '')));

/** “Make it 7.30”: the plan that was announced last, with its new time. */
export function onNewTime(context: TalkContext): EdenReply | undefined {
  const { message, recentTurns } = context.request;
  const plan = recentTurns.map((turn) => planIn(turn.message)).findLast(Boolean);
  const thing = plan && newThingIn(message);
  if (thing && isFitToRepeat(thing))
    return { message: `${asSentence(`${thing}, then`)} The rest stands.`, templateId: 'talk.plan' };
  const time = newTimeIn(message);
  if (!time) return undefined;
  const changed = plan && withTime(plan.text, time);
  if (!changed) return undefined;
  const plain = withoutTail(changed.replace(/["“”]/g, ''), /[\s.]/u);
  const said = sayBack(plain);
  return {
    message: said
      ? `${asSentence(`${time} it is`)} ${asSentence(said)}`
      : withFacts(HELP.answers.plannedChange, { time, plan: plain }),
    templateId: 'talk.plan',
  };
}

/** Thanks and goodbyes end warmly, without a question. */
export function onSocial(context: TalkContext): EdenReply | undefined {
  const { message } = context.request;
  const command = classifyCommand(message);
  if (planIn(message) || (command !== 'thanks' && command !== 'bye')) return undefined;
  return {
    message: pickPreferringUnused(HELP.answers[command], context),
    templateId: `command.${command}`,
  };
}

/** Good news is met: what it was, and what the person did for it. */
function onGoodNews(context: TalkContext): EdenReply | undefined {
  const told = goodNewsIn(context.request.message);
  if (!told) return undefined;
  const { news, newsUnsaid, newsAsks } = HELP.answers;
  const said = sayBack(told);
  const words = said
    ? withFacts(pickPreferringUnused(news, context), { said: asSentence(said) })
    : pickPreferringUnused(newsUnsaid, context);
  const asks = asksNothing(context) ? undefined : pickUnused(newsAsks, context);
  return { message: joinSentences(words, asks), templateId: 'talk.news' };
}

/** Somebody or something that was understood wrongly is left out from here on. */
function onCorrection(context: TalkContext): EdenReply | undefined {
  const { message, recentTurns } = context.request;
  const denied = deniedPeopleIn(message);
  const { clauses } = context.reading;
  const isAnswer =
    context.memory.lastReply?.trimEnd().endsWith('?') === true && denied.length === 0;
  if (
    recentTurns.length === 0 ||
    (denied.length === 0 && (!isCorrection(message, clauses) || isAnswer))
  )
    return undefined;
  const isKnown = recentTurns.some((turn) =>
    denied.some((noun) => `${turn.message} ${turn.reply}`.toLowerCase().includes(noun)),
  );
  // “No coach”: an answer, and nobody was meant.
  if (denied.length > 0 && !isKnown) return undefined;
  const wasUsed = recentTurns.some(({ reply }) => denied.some((noun) => reply.includes(noun)));
  const [person] = context.reading.people.filter(({ noun }) => !denied.includes(noun));
  const { meant, notMeant } = HELP.answers;
  const words =
    denied.length > 0 && person && wasUsed
      ? withFacts(pickPreferringUnused(meant, context), { who: person.words })
      : wasUsed || denied.length === 0
        ? pickPreferringUnused(notMeant, context)
        : `Not your ${denied[0]}, then.`;
  return { message: words, templateId: 'talk.correction' };
}

const KNOWS_NOT =
  /^(?:i )?(?:idk|dunno|dont know|don t know|no idea|no clue|not sure|cant say|hard to say|i have no idea|i really dont know|who knows|idk really|i dont know really|pass)(?: really| tbh| honestly| sorry| yet| lol)?$/;
const LONGEST_SHORT = 4;

/** A few words in answer to her question are taken as that, and she goes on from them. */
function onShortAnswer(context: TalkContext): EdenReply | undefined {
  const { memory, request } = context;
  const said = shortForm(request.message);
  if (!memory.lastReply?.includes('?') || countSpacedWords(request.message) > LONGEST_SHORT)
    return undefined;
  if (KNOWS_NOT.test(said))
    return {
      message: pickPreferringUnused(HELP.answers.dontKnow, context),
      templateId: 'talk.unknown',
    };
  if (said === 'both' || said === 'both of them')
    return { message: HELP.answers.both, templateId: 'talk.both' };
  return undefined;
}

/** What a short answer names, said back: “The mornings, then.” */
export function reflectShort(context: TalkContext): string | undefined {
  const { memory, request, reading } = context;
  const words = countSpacedWords(request.message);
  const text = withoutTail(request.message, /[\s.!,]/u).trim();
  if (!memory.lastReply?.includes('?') || words > LONGEST_SHORT || words === 0) return undefined;
  if (
    !/^(?:the|my|mostly|mainly|in the|at|on|since|every|about|around|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i.test(
      text,
    )
  )
    return undefined;
  if (reading.clauses.some(({ isComplete, isQuestion }) => isComplete || isQuestion))
    return undefined;
  if (classifyCommand(request.message)) return undefined;
  const turned = toSecondPerson(text);
  return turned && asSentence(`${turned}, then`);
}

/** What belongs to the person: a plan, good news, a correction, a few words in answer. */
export const onNews = (context: TalkContext): EdenReply | undefined =>
  onNewTime(context) ??
  affirmPlan(context) ??
  onGoodNews(context) ??
  onCorrection(context) ??
  onShortAnswer(context);
