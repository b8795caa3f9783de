import type { ReplyAttachments } from '#schema/contracts/coach/coach.ts';
import type {
  KeptCard,
  SessionOutcome,
  SessionStep,
} from '#schema/contracts/coach/coach-sessions.ts';
import type { Choice } from '#schema/contracts/safety.ts';
import { CHAT_MESSAGE_MAX, KEPT_MAX, TASK_MAX } from '#schema/rules/limits.ts';
import { asChoice } from '#worker/lib/talk/choices.ts';
import type { GoalInTalk } from '#worker/ports.ts';
import { controlAtEnd, controlAtQuestion, controlInPause } from './session-controls.ts';
import type { Prefill, SessionGuide } from './session-guide.ts';
import {
  type AskedStep,
  bodyOf,
  stepAfter,
  stepsLeft,
  stepsOf,
  withAnswers,
} from './session-steps.ts';
import { CHANGE, GO_ON, KEEP, LEAVE, NO_GOAL, SESSION_WORDS, STOP_HERE } from './session-words.ts';

/**
 * The state of a session. `step` is a step of its guide, or one of the two that end every session.
 */
export interface SessionState {
  session: string;
  step: string;
  answers: Record<string, string>;
  trail: string[];
  draft: string | null;
}

/** The result of a turn in a session: its new state, and what Eden says. */
export interface SessionTurn {
  state: SessionState;
  /** Set where the session has ended. */
  outcome?: SessionOutcome;
  message: string;
  attachments: ReplyAttachments;
  /** The artefact to store, with the goal that was picked for it. */
  keeps?: KeptCard & { goalTitle: string | undefined };
}

/** The step that shows the result, to be kept, changed or left. */
const ARTEFACT = 'artefact';
/** The step in which the person rewords the result. */
const REWRITE = 'rewrite';
/** The step of a paused session, until the person goes on. */
const PAUSED = 'paused';
/** Longer answers are not repeated before the next question, since they stand right above it. */
const LONGEST_REPEATED = 240;
const GOALS_OFFERED = 4;

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');

/** The guide as it is for this person: who has no goals is not asked for one. */
const guideFor = (guide: SessionGuide, goals: readonly GoalInTalk[]): SessionGuide =>
  goals.length > 0
    ? guide
    : { ...guide, steps: guide.steps.filter(({ onlyWithGoals }) => !onlyWithGoals) };

/** The next steps of the plan, of the picked goal or of all goals. */
function nextSteps(goals: readonly GoalInTalk[], { answers }: SessionState): string[] {
  const picked = goals.filter(({ title }) => Object.values(answers).includes(title));
  const tasks = (picked.length > 0 ? picked : goals).flatMap(
    ({ nextMilestone }) => nextMilestone?.tasks ?? [],
  );
  return [...new Set(tasks)].slice(0, GOALS_OFFERED);
}

function choicesOf(step: AskedStep, state: SessionState, goals: readonly GoalInTalk[]): Choice[] {
  switch (step.ask) {
    case 'choice':
      return (step.choices ?? []).map(({ label }) => asChoice(label));
    case 'scale':
      return Array.from({ length: 11 }, (_, number) => asChoice(String(number)));
    case 'goal': {
      const titles = [...new Set(goals.map(({ title }) => title))].slice(0, GOALS_OFFERED);
      return titles.length > 0 ? [...titles, NO_GOAL].map(asChoice) : [];
    }
    case 'step':
      return nextSteps(goals, state).map(asChoice);
    default:
      return [];
  }
}

/** The turn that asks a step. `before` is said ahead of it. */
function ask(
  guide: SessionGuide,
  state: SessionState,
  step: AskedStep,
  goals: readonly GoalInTalk[],
  before?: string,
): SessionTurn {
  const choices = choicesOf(step, state, goals);
  const { id, title } = guide;
  const number = state.trail.length + 1;
  const session: SessionStep = {
    id,
    title,
    step: number,
    // The last step shows the result.
    of: number + stepsLeft(guide, step.id, state.answers) + 1,
    canGoBack: state.trail.length > 0,
    canSkip: step.skippable !== false,
    ...(step.low && step.high && { scale: { low: step.low, high: step.high } }),
    ...(step.hint && { hint: step.hint }),
  };
  const said = step.say && withAnswers(step.say, state.answers, LONGEST_REPEATED);
  return {
    state: { ...state, step: step.id },
    message: joined(before, said, step.prompt),
    attachments: { session, ...(choices.length > 0 && { choices }) },
  };
}

function end(state: SessionState, outcome: SessionOutcome, message: string): SessionTurn {
  return { state, outcome, message, attachments: {} };
}

const draftOf = (guide: SessionGuide, state: SessionState) =>
  state.draft ?? bodyOf(guide, state.answers);

const lastStep = ({ id, title }: SessionGuide, { trail }: SessionState) => ({
  id,
  title,
  step: trail.length + 1,
  of: trail.length + 1,
  canGoBack: trail.length > 0,
  canSkip: false,
});

/** Shows the result of the session; ends it where there is none. */
function showDraft(guide: SessionGuide, state: SessionState, message: string): SessionTurn {
  const body = draftOf(guide, state);
  if (body === '') return end(state, 'not-kept', SESSION_WORDS.nothing);
  if (body.length > KEPT_MAX) return end(state, 'not-kept', SESSION_WORDS.tooLong);
  // A result longer than a message could not be sent back reworded.
  const labels = body.length <= CHAT_MESSAGE_MAX ? [KEEP, CHANGE, LEAVE] : [KEEP, LEAVE];
  return {
    state: { ...state, step: ARTEFACT },
    message,
    attachments: {
      session: { ...lastStep(guide, state), draft: { title: guide.end.title, body } },
      choices: labels.map(asChoice),
    },
  };
}

function goOn(guide: SessionGuide, state: SessionState, goals: readonly GoalInTalk[]): SessionTurn {
  const next = stepAfter(guide, state.trail.at(-1), state.answers);
  return next ? ask(guide, state, next, goals) : showDraft(guide, state, SESSION_WORDS.draft);
}

function goBack(
  guide: SessionGuide,
  state: SessionState,
  goals: readonly GoalInTalk[],
): SessionTurn {
  const previous = stepsOf(guide).find(({ id }) => id === state.trail.at(-1));
  const current = stepsOf(guide).find(({ id }) => id === state.step);
  if (!previous) {
    return current
      ? ask(guide, state, current, goals, SESSION_WORDS.isFirst)
      : end(state, 'stopped', SESSION_WORDS.stopped);
  }
  const { [previous.id]: _, ...answers } = state.answers;
  return ask(
    guide,
    { ...state, answers, trail: state.trail.slice(0, -1), draft: null },
    previous,
    goals,
  );
}

function answerStep(
  guide: SessionGuide,
  state: SessionState,
  step: AskedStep,
  message: string,
  goals: readonly GoalInTalk[],
): SessionTurn {
  const trail = [...state.trail, step.id];
  switch (controlAtQuestion(message)) {
    case 'back':
      return goBack(guide, state, goals);
    case 'stop':
      return end(state, 'stopped', SESSION_WORDS.stopped);
    case 'finish':
      return showDraft(guide, state, SESSION_WORDS.draft);
    case 'skip':
      return step.skippable === false
        ? ask(guide, state, step, goals, SESSION_WORDS.isNeeded)
        : goOn(guide, { ...state, trail }, goals);
    default: {
      const isNone = step.ask === 'goal' && message === NO_GOAL;
      const answers = isNone ? state.answers : { ...state.answers, [step.id]: message };
      return goOn(guide, { ...state, answers, trail }, goals);
    }
  }
}

/** The if-then in what came of a session, as it stands on its lines “If:” and “Then I:”. */
export function promiseIn({ kind, body }: KeptCard): { when: string; act: string } | undefined {
  if (kind !== 'if-then') return undefined;
  const when = /^If: (.+)$/m.exec(body)?.[1];
  const act = /^Then I: (.+)$/m.exec(body)?.[1];
  return when && act ? { when, act: /^I\b/.test(act) ? act : `I ${act}` } : undefined;
}

/** The goal that was picked, by its title. */
function pickedGoal(guide: SessionGuide, { answers }: SessionState): string | undefined {
  const step = guide.steps.find(({ ask: how, id }) => how === 'goal' && answers[id] !== undefined);
  return step && answers[step.id];
}

/** How many things one answer is taken apart into, and how long each may be to become a task. */
const AHEAD_MAX = 3;

/** The things that an answer names, as they were typed: one a line, or with commas between them. */
function thingsAhead({ end: { ahead } }: SessionGuide, { answers }: SessionState): string[] {
  const answer = (ahead && answers[ahead]) ?? '';
  return answer
    .split(/\n|;|,(?!\d)/)
    .map((thing) => thing.replace(/^\s*(?:[-*•]|\d[.)]|and\b)\s*/i, '').replace(/\.\s*$/, ''))
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '' && thing.length <= TASK_MAX)
    .slice(0, AHEAD_MAX);
}

function answerEnd(
  guide: SessionGuide,
  state: SessionState,
  message: string,
  goals: readonly GoalInTalk[],
): SessionTurn {
  const { kind, title, closing } = guide.end;
  const body = draftOf(guide, state);
  switch (controlAtEnd(message)) {
    case 'keep': {
      const card = { kind, title, body };
      const ahead = thingsAhead(guide, state);
      return {
        ...end(state, 'kept', closing),
        attachments: { kept: { ...card, ...(ahead.length > 0 && { ahead }) } },
        keeps: { ...card, goalTitle: pickedGoal(guide, state) },
      };
    }
    case 'change':
      return {
        state: { ...state, step: REWRITE },
        message: SESSION_WORDS.rewrite,
        attachments: { session: { ...lastStep(guide, state), prefill: body } },
      };
    case 'leave':
      return end(state, 'not-kept', SESSION_WORDS.notKept);
    case 'back':
      return goBack(guide, state, goals);
    case 'stop':
      return end(state, 'stopped', SESSION_WORDS.stopped);
    default:
      return showDraft(guide, state, SESSION_WORDS.whichOne);
  }
}

function answerRewrite(guide: SessionGuide, state: SessionState, message: string): SessionTurn {
  const control = controlAtQuestion(message);
  if (control === 'stop') return end(state, 'stopped', SESSION_WORDS.stopped);
  if (control) return showDraft(guide, state, SESSION_WORDS.draft);
  return showDraft(guide, { ...state, draft: message }, SESSION_WORDS.draftAgain);
}

/** The answers to the first steps that the talk before the session contains. */
function answersFromPrefill(guide: SessionGuide, prefill: Prefill): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const { id, tells } of guide.steps) {
    const answer = tells && tells !== 'matter' ? prefill[tells] : undefined;
    if (answer === undefined) break;
    answers[id] = answer;
  }
  return answers;
}

/**
 * Starts a session: what it does, who should not take it, and its first question. Options named
 * before count as answers that can be changed; a matter told before prefills the field.
 */
export function startSession(
  whole: SessionGuide,
  goals: readonly GoalInTalk[],
  told: Prefill = {},
): SessionTurn {
  const guide = guideFor(whole, goals);
  const answers = answersFromPrefill(guide, told);
  const trail = Object.keys(answers);
  const first = stepAfter(guide, trail.at(-1), answers) as AskedStep;
  const state = { session: guide.id, step: first.id, answers, trail, draft: null };
  const prefill = first.tells === 'matter' ? told.matter : undefined;
  const named = trail.length > 0 ? SESSION_WORDS.named : prefill && SESSION_WORDS.prefilled;
  const turn = ask(guide, state, first, goals, joined(guide.opening, guide.notFor, named));
  const { session } = turn.attachments;
  return prefill && session
    ? { ...turn, attachments: { ...turn.attachments, session: { ...session, prefill } } }
    : turn;
}

/** Repeats the open question, after `before` was said. Undefined where none is open. */
export function askAgain(
  whole: SessionGuide,
  state: SessionState,
  goals: readonly GoalInTalk[],
  before: string,
): SessionTurn | undefined {
  const guide = guideFor(whole, goals);
  const step = stepsOf(guide).find(({ id }) => id === state.step);
  return step && ask(guide, state, step, goals, before);
}

/**
 * Stores the answer and pauses the session, because something more severe must be answered.
 * Undefined where the answer ended it.
 */
export function pauseSession({
  state,
  outcome,
}: SessionTurn): Omit<SessionTurn, 'message'> | undefined {
  if (outcome) return undefined;
  return {
    state: { ...state, step: PAUSED },
    attachments: { choices: [GO_ON, STOP_HERE].map(asChoice) },
  };
}

function answerPause(
  guide: SessionGuide,
  state: SessionState,
  message: string,
  goals: readonly GoalInTalk[],
): SessionTurn | undefined {
  const control = controlInPause(message);
  if (control === 'stop') return end(state, 'stopped', SESSION_WORDS.stopped);
  return control === 'go-on' ? goOn(guide, state, goals) : undefined;
}

/**
 * Continues a session with a message: a whole answer, or a control. A step that the guide no longer
 * has leads to the result so far. Undefined while the session is paused.
 */
export function continueSession(
  whole: SessionGuide,
  state: SessionState,
  message: string,
  goals: readonly GoalInTalk[],
): SessionTurn | undefined {
  const guide = guideFor(whole, goals);
  const step = stepsOf(guide).find(({ id }) => id === state.step);
  if (state.step === PAUSED) return answerPause(guide, state, message, goals);
  if (step) return answerStep(guide, state, step, message, goals);
  if (state.step === REWRITE) return answerRewrite(guide, state, message);
  if (state.step === ARTEFACT) return answerEnd(guide, state, message, goals);
  return showDraft(guide, state, SESSION_WORDS.draft);
}
