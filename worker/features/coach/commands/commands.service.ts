import type { Choice } from '#schema/contracts/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { addNote, deleteNote } from '#worker/features/coach/notes.service.ts';
import { fittingGuides, guideMeantIn } from '#worker/features/coach/sessions/guides.ts';
import { asChoice, startMessage } from '#worker/features/coach/sessions/session-words.ts';
import { deleteKept } from '#worker/features/coach/sessions/sessions.service.ts';
import { changeGoal } from '#worker/features/goals/goals.service.ts';
import { deleteEntry, writeEntry } from '#worker/features/journal/journal.service.ts';
import lines from '#worker/generated/commands.json' with { type: 'json' };
import { todayFor } from '#worker/lib/calendar.ts';
import { AppError } from '#worker/lib/errors.ts';
import { commandOf } from '#worker/lib/talk/command-of.ts';
import type { Command } from '#worker/lib/talk/labels.ts';
import type { Turn } from '#worker/ports.ts';
import type { CommandLine } from './command-lines.ts';
import {
  findLastEntry,
  listGoalsToChange,
  listLastKept,
  listLastNotes,
  listSaidWith,
} from './commands.queries.ts';
import { choiceOf, type Deed, deedIn, type GoalToChange, nextIndex } from './deeds.rules.ts';
import { dayIn, nameIn, subjectIn } from './reading.rules.ts';

/** What Eden says to a command, after it was done. */
export interface CommandReply {
  message: string;
  choices?: Choice[];
  templateId: string;
}

/** What a command may rest on besides its own words. */
export interface Around {
  recentTurns: readonly Turn[];
  /** Whether the person lets Eden know of their goals. */
  tellsGoals: boolean;
  seed: number;
  /** Whether a model lends Eden words in this talk. */
  hasModel: boolean;
  /** False where the words call for something graver: then only a button's own sentence is one. */
  mayBeCommand: boolean;
}

const GOALS_READ = 10;
const SHOWN = 3;
const LONGEST_QUOTED = 240;

const LINES = lines as Record<CommandLine, string[]>;

type Said = Omit<CommandReply, 'templateId'>;

function line(name: CommandLine, seed: number): Said {
  const variants = LINES[name];
  return { message: variants[seed % variants.length] as string };
}

const day = (date: string) =>
  new Date(`${date.slice(0, 10)}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });

const goalsToChange = async (ctx: UserContext) =>
  (await ctx.db.batch([listGoalsToChange({ userId: ctx.caller.userId, limit: GOALS_READ })]))[0];

const milestoneAt = ({ roadmap }: GoalToChange, index: number) => roadmap.milestones[index];

function tellGoals(goals: readonly GoalToChange[], seed: number): Said {
  if (goals.length === 0) return line('no-goals', seed);
  const told = goals.slice(0, SHOWN).map(({ title, targetDate }) => {
    const until = targetDate ? `, by ${day(targetDate)}` : '';
    return `“${title}”${until}`;
  });
  const more = goals.length - told.length;
  const rest =
    more > 0 ? ` There ${more === 1 ? 'is one more' : `are ${more} more`} on the page “Goals”.` : '';
  return { message: `${told.length === 1 ? 'Your goal is' : 'Your goals:'} ${told.join('; ')}.${rest}` };
}

function tellNext(goals: readonly GoalToChange[], seed: number): Said {
  if (goals.length === 0) return line('no-goals', seed);
  const next = goals.flatMap((goal) => {
    const milestone = milestoneAt(goal, nextIndex(goal) ?? -1);
    if (!milestone) return [];
    const first = milestone.tasks[0] ? ` First: ${milestone.tasks[0]}` : '';
    return [`For “${goal.title}”: “${milestone.title}”, by ${day(milestone.targetDate)}.${first}`];
  });
  return next.length > 0 ? { message: next.slice(0, SHOWN).join('\n\n') } : line('no-step', seed);
}

/** Which step was reached is named before anything is marked. */
function askWhichStep(goals: readonly GoalToChange[], seed: number): Said {
  const possible = goals.flatMap((goal) => {
    const index = nextIndex(goal);
    return index === undefined ? [] : [{ goal, index, title: milestoneAt(goal, index)?.title ?? '' }];
  });
  if (possible.length === 0) return line(goals.length === 0 ? 'no-goals' : 'no-step', seed);
  const choices = possible
    .slice(0, SHOWN)
    .map(({ goal, index, title }) => choiceOf(`Mark “${title}” as reached`, { kind: 'reach', goal, index }));
  const [only] = possible;
  const message =
    possible.length === 1 && only
      ? `Good. Is it “${only.title}”, the next step of “${only.goal.title}”? Then I mark it as reached.`
      : 'Good. Which of these was it? I mark it as reached.';
  return { message, choices: [...choices, asChoice('Something else')] };
}

function askMove(message: string, goals: readonly GoalToChange[], today: string, seed: number): Said {
  const possible = goals.flatMap((goal) => {
    const index = nextIndex(goal);
    return index === undefined ? [] : [{ goal, index, title: milestoneAt(goal, index)?.title ?? '' }];
  });
  if (possible.length === 0) return line(goals.length === 0 ? 'no-goals' : 'no-step', seed);
  const date = dayIn(message, today);
  if (!date) return line('which-day', seed);
  if (date < today) return line('past-day', seed);
  const choices = possible
    .slice(0, SHOWN)
    .map(({ goal, index, title }) =>
      choiceOf(`Move “${title}” to ${day(date)}`, { kind: 'move', goal, index, date }),
    );
  return {
    message: `To ${day(date)}. ${possible.length === 1 ? 'Shall I move it?' : 'Which step shall I move?'}`,
    choices: [...choices, asChoice('Leave it')],
  };
}

async function tellWhatWasSaid(ctx: UserContext, message: string, seed: number): Promise<Said> {
  const words = subjectIn(message);
  if (!words) return line('about-what', seed);
  const { userId } = ctx.caller;
  const [found] = await ctx.db.batch([listSaidWith({ userId, words, limit: 10 })]);
  const said = found.filter(({ content }) => content.length <= LONGEST_QUOTED && !commandOf(content));
  if (said.length === 0) return line('nothing-said', seed);
  return {
    message: said
      .slice(0, SHOWN)
      .map(({ content, createdAt }) => `On ${day(createdAt)}: “${content}”`)
      .join('\n\n'),
  };
}

async function tellPlan(ctx: UserContext, seed: number): Promise<Said> {
  const [kept] = await ctx.db.batch([listLastKept({ userId: ctx.caller.userId, limit: SHOWN })]);
  const plan = kept.find(({ kind }) => kind === 'if-then' || kind === 'plan') ?? kept[0];
  if (!plan) return line('no-plan-kept', seed);
  return { message: `“${plan.title}”, kept on ${day(plan.createdAt)}:\n\n${plan.body}` };
}

/** What was kept last, of notes and what came of sessions, under the name by which it is forgotten. */
async function lastKept(ctx: UserContext) {
  const own = { userId: ctx.caller.userId, limit: 1 };
  const [[thing], [note]] = await ctx.db.batch([listLastKept(own), listLastNotes(own)]);
  const isThing = thing && (!note || thing.createdAt >= note.createdAt);
  if (isThing) return { what: thing.title, forget: () => deleteKept(ctx, thing.id) };
  return note && { what: note.content, forget: () => deleteNote(ctx, note.id) };
}

async function askForget(ctx: UserContext, seed: number): Promise<Said> {
  const last = await lastKept(ctx);
  if (!last) return line('nothing-to-forget', seed);
  const { what } = last;
  return {
    message: `What I keep last is “${what}”. Shall I forget it? That can’t be undone.`,
    choices: [choiceOf('Forget it', { kind: 'forget', what }), asChoice('Keep it')],
  };
}

async function callBy(ctx: UserContext, message: string, seed: number): Promise<Said> {
  const name = nameIn(message);
  if (!name) return line('which-name', seed);
  const what = `Call me ${name}.`;
  try {
    await addNote(ctx, { content: what });
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.kind === 'conflict') return line('notes-full', seed);
    throw thrown;
  }
  return {
    message: `I keep that in mind, ${name}. It stands under “What Eden knows”.`,
    choices: [choiceOf('Undo', { kind: 'forget', what })],
  };
}

/** What the person said last that was no command: that is what “that” means. */
const lastWords = (turns: readonly Turn[]) =>
  turns.findLast(({ message, templateId }) => !templateId?.startsWith('command.') && !commandOf(message))
    ?.message;

function askJournal(goals: readonly GoalToChange[], { recentTurns, seed }: Around): Said {
  if (goals.length === 0) return line('no-goals', seed);
  if (!lastWords(recentTurns)) return line('nothing-to-write', seed);
  return {
    message: 'Into the journal of which goal? I put it there as you wrote it.',
    choices: goals.slice(0, SHOWN).map((goal) => choiceOf(goal.title, { kind: 'journal', goal })),
  };
}

function askSession(message: string, seed: number): Said {
  const meant = guideMeantIn(message);
  const guides = meant ? [meant] : fittingGuides(undefined, SHOWN);
  const choices = guides.map((guide) => ({ label: guide.title, value: startMessage(guide) }));
  return meant
    ? { message: `I could take you through ${meant.offer}. Shall we?`, choices }
    : { ...line('which-session', seed), choices };
}

async function reach(
  ctx: UserContext,
  { goal, index }: { goal: GoalToChange; index: number },
): Promise<Said> {
  await changeGoal(ctx, goal.id, { milestone: index });
  const undo: Deed = { kind: 'unreach', goal, index };
  return {
    message: `“${milestoneAt(goal, index)?.title}” is marked as reached. What made it work?`,
    choices: [choiceOf('Undo', undo)],
  };
}

async function move(
  ctx: UserContext,
  { goal, index, date }: { goal: GoalToChange; index: number; date: string },
): Promise<Said> {
  const before = milestoneAt(goal, index)?.targetDate ?? date;
  const milestones = goal.roadmap.milestones.map((milestone, at) =>
    at === index ? { ...milestone, targetDate: date } : milestone,
  );
  await changeGoal(ctx, goal.id, { roadmap: { milestones } });
  return {
    message: `Moved to ${day(date)}; the other steps stay where they are.`,
    choices: [choiceOf('Undo', { kind: 'move', goal, index, date: before })],
  };
}

async function unjournal(ctx: UserContext, goal: GoalToChange): Promise<Said> {
  const [[entry]] = await ctx.db.batch([findLastEntry({ userId: ctx.caller.userId, goalId: goal.id })]);
  if (entry) await deleteEntry(ctx, goal.id, entry.id);
  return { message: `It is out of the journal of “${goal.title}” again.` };
}

/** Does what a button said in full. */
async function doDeed(ctx: UserContext, deed: Deed, { recentTurns, seed }: Around): Promise<Said> {
  switch (deed.kind) {
    case 'reach':
      return reach(ctx, deed);
    case 'unreach':
      await changeGoal(ctx, deed.goal.id, { milestone: deed.index - 1 });
      return { message: `“${milestoneAt(deed.goal, deed.index)?.title}” is open again.` };
    case 'move':
      return move(ctx, deed);
    case 'journal': {
      const content = lastWords(recentTurns);
      if (!content) return line('nothing-to-write', seed);
      await writeEntry(ctx, deed.goal.id, { content, feedback: false });
      return {
        message: `It stands in the journal of “${deed.goal.title}”, as you wrote it.`,
        choices: [choiceOf('Undo', { kind: 'unjournal', goal: deed.goal })],
      };
    }
    case 'unjournal':
      return unjournal(ctx, deed.goal);
    case 'forget': {
      const last = await lastKept(ctx);
      if (last?.what !== deed.what) return line('nothing-to-forget', seed);
      await last.forget();
      return { message: 'It is forgotten.' };
    }
  }
}

const NEEDS_GOALS = new Set<Command>(['my-goals', 'whats-next', 'did-it', 'move-it', 'to-journal']);

/** Undefined for what is no command of its own: a yes or no to what was said, or a word that steers. */
async function doCommand(
  ctx: UserContext,
  command: Command,
  message: string,
  around: Around,
): Promise<Said | undefined> {
  const { seed, tellsGoals } = around;
  const needsGoals = NEEDS_GOALS.has(command);
  if (needsGoals && !tellsGoals) return line('goals-not-told', seed);
  const goals = needsGoals ? await goalsToChange(ctx) : [];
  switch (command) {
    case 'my-goals':
      return tellGoals(goals, seed);
    case 'whats-next':
      return tellNext(goals, seed);
    case 'did-it':
      return askWhichStep(goals, seed);
    case 'move-it':
      return askMove(message, goals, todayFor(ctx.clock.now(), ctx.timeZone), seed);
    case 'to-journal':
      return askJournal(goals, around);
    case 'what-did-i-say':
      return tellWhatWasSaid(ctx, message, seed);
    case 'what-was-the-plan':
      return tellPlan(ctx, seed);
    case 'forget-that':
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
      return line(command, seed);
  }
}

/** What is no deed but a part of the talk: a model that lends Eden words says something better to it. */
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

/** Whether a message that comes while a question of a session is open is a command and no answer. */
export function isCommandInSession(message: string): boolean {
  const command = commandOf(message, SURE_IN_SESSION);
  return command !== undefined && IN_SESSION.has(command);
}

/** Does what a message asks for, if it is a command: undefined for something to talk about. */
export async function runCommand(
  ctx: UserContext,
  message: string,
  around: Around,
): Promise<CommandReply | undefined> {
  if (/^(?:Mark|Take|Move|Put|Forget) /.test(message)) {
    const deed = deedIn(message, around.tellsGoals ? await goalsToChange(ctx) : []);
    if (deed) return { ...(await doDeed(ctx, deed, around)), templateId: `command.${deed.kind}` };
  }
  const command = around.mayBeCommand ? commandOf(message) : undefined;
  if (command && around.hasModel && SMALL_TALK.has(command)) return undefined;
  const said = command && (await doCommand(ctx, command, message, around));
  return said && { ...said, templateId: `command.${command}` };
}
