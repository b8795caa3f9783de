import type { UserContext } from '#worker/context.ts';
import { addNote } from '#worker/features/coach/notes.service.ts';
import { guideBySharedWords, rankGuides } from '#worker/features/coach/sessions/guides.ts';
import { startMessage } from '#worker/features/coach/sessions/session-words.ts';
import { todayFor } from '#worker/lib/calendar.ts';
import { AppError } from '#worker/lib/errors.ts';
import { asChoice } from '#worker/lib/talk/choices.ts';
import { classifyCommand } from '#worker/lib/talk/command-of.ts';
import type { Command } from '#worker/lib/talk/labels.ts';
import { askedForIn } from '#worker/lib/talk/ledger/asked-for.ts';
import { askedIn } from '#worker/lib/talk/reading/asks/asked.ts';
import { namesClock, planIn } from '#worker/lib/talk/reading/plans.ts';
import { executeChange, findLastKept } from './change-actions.service.ts';
import { type CommandContext, type CommandReply, goalsToChange } from './command-context.ts';
import { type CommandWords, commandReply, dayInWords, NAMED_AT_ONCE } from './command-words.ts';
import { listLastKept } from './commands.queries.ts';
import { askMove, askWhichStep, tellGoals, tellNext } from './goal-commands.rules.ts';
import { nameIn } from './reading.rules.ts';
import { asksToRecall, recallFact, recallSaid } from './recall.service.ts';
import {
  answerFact,
  isOffSubject,
  isRequestInSession,
  putInJournal,
  runRequest,
} from './requests.service.ts';
import { choiceOf, parseChange } from './undoable-change.rules.ts';
import { changedTimeIn, wasJustKept } from './what-was-said.rules.ts';

/** What the person said or keeps here, with the goals that Eden is told of. */
const recall = async (ctx: UserContext, message: string, around: CommandContext) =>
  recallSaid(ctx, message, {
    ...around,
    goals: around.sharesGoals ? await goalsToChange(ctx) : [],
  });

async function tellKeptPlan(ctx: UserContext, seed: number): Promise<CommandWords> {
  const [kept] = await ctx.db.batch([
    listLastKept({ userId: ctx.caller.userId, limit: NAMED_AT_ONCE }),
  ]);
  const plan = kept.find(({ kind }) => kind === 'if-then' || kind === 'plan') ?? kept[0];
  if (!plan) return commandReply('no-plan-kept', seed);
  return { message: `“${plan.title}”, kept on ${dayInWords(plan.createdAt)}:\n\n${plan.body}` };
}

async function askForget(ctx: UserContext, seed: number): Promise<CommandWords> {
  const last = await findLastKept(ctx);
  if (!last) return commandReply('nothing-to-forget', seed);
  const { what } = last;
  return {
    message: `What I keep last is “${what}”. Shall I forget it? That can’t be undone.`,
    choices: [choiceOf('Forget it', { kind: 'forget', what }), asChoice('Keep it')],
  };
}

async function callBy(ctx: UserContext, message: string, seed: number): Promise<CommandWords> {
  const name = nameIn(message);
  if (!name) return commandReply('which-name', seed);
  const what = `Call me ${name}.`;
  try {
    await addNote(ctx, { content: what });
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.kind === 'conflict')
      return commandReply('notes-full', seed);
    throw thrown;
  }
  return {
    message: `I’ll keep that in mind, ${name}. You’ll find it under “What Eden knows”.`,
    choices: [choiceOf('Undo', { kind: 'forget', what })],
  };
}

function askSession(message: string, seed: number): CommandWords {
  const meant = guideBySharedWords(message);
  const guides = meant ? [meant] : rankGuides(undefined, NAMED_AT_ONCE);
  const choices = guides.map((guide) => ({ label: guide.title, value: startMessage(guide) }));
  return meant
    ? { message: `I could take you through ${meant.offer}. Shall we?`, choices }
    : { ...commandReply('which-session', seed), choices };
}

/** Whether the time of something is changed that was only announced in this talk. */
const changesAnnounced = (message: string, { recentTurns }: CommandContext, hasGoals: boolean) => {
  const change = changedTimeIn(message, recentTurns);
  return change !== undefined && (!hasGoals || namesClock(change.time));
};

const NEEDS_GOALS = new Set<Command>(['my-goals', 'whats-next', 'did-it', 'move-it']);

/**
 * Undefined for what is no command of its own: a yes or no to what was said, or a word that steers.
 */
async function doCommand(
  ctx: UserContext,
  command: Command,
  message: string,
  around: CommandContext,
): Promise<CommandWords | undefined> {
  const { seed, sharesGoals } = around;
  const needsGoals = NEEDS_GOALS.has(command);
  if (needsGoals && !sharesGoals) return commandReply('goals-not-told', seed);
  const goals = needsGoals ? await goalsToChange(ctx) : [];
  switch (command) {
    case 'my-goals': {
      const told = await recall(ctx, message, around);
      return told.isFound ? told : tellGoals(goals, seed);
    }
    case 'whats-next':
      return tellNext(goals, seed);
    case 'did-it':
      // Something else was done than a step of a plan: that is told, and talked about.
      if (goals.length === 0) return undefined;
      return askWhichStep(goals, seed);
    case 'move-it':
      if (
        goals.length === 0 &&
        !/\b(?:move|shift|postpone|reschedule|delay|deadline|goal)\b/i.test(message)
      )
        return undefined;
      if (changesAnnounced(message, around, goals.length > 0)) return undefined;
      return askMove(message, goals, todayFor(ctx.clock.now(), ctx.timeZone), seed);
    case 'to-journal':
      return putInJournal(ctx, undefined, around);
    case 'what-did-i-say':
      return recall(ctx, message, around);
    case 'what-was-the-plan': {
      const recalled = await recall(ctx, message, around);
      return recalled.isFound ? recalled : tellKeptPlan(ctx, seed);
    }
    case 'forget-that':
      // “Forget it”, said to a reply that missed, is about the talk and not about what is kept.
      if (/\bforget it\b|\bwhatever\b/i.test(message) && !wasJustKept(around.recentTurns))
        return undefined;
      return askForget(ctx, seed);
    case 'call-me':
      return callBy(ctx, message, seed);
    case 'start-session':
      return askSession(message, seed);
    case 'yes':
    case 'no':
    case 'skip':
    case 'back':
    case 'stop':
    case 'not-that':
    case 'idea':
      return undefined;
    default:
      return commandReply(command, seed);
  }
}

/**
 * Commands that change nothing and only answer in the talk: where a model writes for Eden, it does
 * so better.
 */
const SMALL_TALK = new Set<Command>([
  'hello',
  'thanks',
  'bye',
  'not-yet',
  'didnt-help',
  'shorter',
  'stop-asking',
]);

/** Commands that are done while a question of a session is open: everything else is an answer. */
const IN_SESSION = new Set<Command>([
  'my-goals',
  'whats-next',
  'what-was-the-plan',
  'what-can-you-do',
  'privacy',
  'prices',
  'who-are-you',
]);
/** … and only where there is hardly a doubt. */
const SURE_IN_SESSION = 0.6;

/**
 * Whether a message that comes while a question of a session is open is a command and no answer.
 */
export function isCommandInSession(message: string): boolean {
  const command = classifyCommand(message, SURE_IN_SESSION);
  return (
    (command !== undefined && IN_SESSION.has(command)) ||
    asksToRecall(message) ||
    isRequestInSession(message)
  );
}

/**
 * The command of a message. One that asks Eden for words, a plan or an idea is a command only where
 * that is nearly certain; an announcement is none, even with thanks beside it.
 */
function commandIn(message: string): Command | undefined {
  if (!/\p{L}/u.test(message)) return undefined;
  const asked = askedIn(message);
  if (asked?.kind === 'recall') {
    // A day, a name, a promise: no plan and no list of goals is an answer to that.
    if (askedForIn(message).kinds.some((kind) => kind !== 'goal')) return 'what-did-i-say';
    const known = classifyCommand(message);
    return known && IN_SESSION.has(known) ? known : 'what-did-i-say';
  }
  const command = classifyCommand(message, asked ? SURE_IN_SESSION : undefined);
  const isTold = command !== undefined && SMALL_TALK.has(command) && planIn(message) !== undefined;
  return isTold ? undefined : command;
}

/** Does what a message asks for, if it is a command: undefined for something to talk about. */
export async function runCommand(
  ctx: UserContext,
  message: string,
  around: CommandContext,
): Promise<CommandReply | undefined> {
  if (/^(?:Mark|Take|Move|Put|Forget|Change) /.test(message)) {
    const deed = parseChange(message, around.sharesGoals ? await goalsToChange(ctx) : []);
    if (deed)
      return {
        ...(await executeChange(ctx, deed, around.recentTurns, around.seed)),
        templateId: `command.${deed.kind}`,
      };
  }
  const requested = await runRequest(ctx, message, around);
  if (requested) return requested;
  // A question about earlier words is looked up, whatever command the words might be besides.
  const mayBeCommand = around.mayBeCommand || asksToRecall(message);
  const command = mayBeCommand ? commandIn(message) : undefined;
  if (command && around.hasModel && SMALL_TALK.has(command)) return undefined;
  const fact =
    command === 'what-did-i-say'
      ? undefined
      : await recallFact(ctx, message, { ...around, goals: [] });
  if (fact) return { ...fact, templateId: 'command.what-did-i-say' };
  const said = command && (await doCommand(ctx, command, message, around));
  if (!said && around.mayBeCommand && !around.hasModel && isOffSubject(message))
    return answerFact(ctx, message, around.seed);
  return said && { ...said, templateId: `command.${command}` };
}
