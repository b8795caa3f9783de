import { asChoice } from '#worker/lib/talk/choices.ts';
import type { GoalInTalk } from '#worker/ports.ts';
import { controlAtEnd, controlAtQuestion, controlInPause } from './session-controls.ts';
import type { Prefill, SessionGuide } from './session-guide.ts';
import { pickedGoal, thingsAhead } from './session-result.rules.ts';
import { type AskedStep, stepAfter, stepsOf } from './session-steps.ts';
import {
  ARTEFACT,
  askStep,
  draftOf,
  finishSession,
  joinParagraphs,
  lastStep,
  PAUSED,
  REWRITE,
  type SessionState,
  type SessionTurn,
  showDraft,
} from './session-turn.rules.ts';
import { GO_ON, NO_GOAL, SESSION_WORDS, STOP_HERE } from './session-words.ts';

/** The guide as it is for this person: without goals, the steps about goals are left out. */
const guideFor = (guide: SessionGuide, goals: readonly GoalInTalk[]): SessionGuide =>
  goals.length > 0
    ? guide
    : { ...guide, steps: guide.steps.filter(({ onlyWithGoals }) => !onlyWithGoals) };

function goOn(guide: SessionGuide, state: SessionState, goals: readonly GoalInTalk[]): SessionTurn {
  const next = stepAfter(guide, state.trail.at(-1), state.answers);
  return next ? askStep(guide, state, next, goals) : showDraft(guide, state, SESSION_WORDS.draft);
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
      ? askStep(guide, state, current, goals, SESSION_WORDS.isFirst)
      : finishSession(state, 'stopped', SESSION_WORDS.stopped);
  }
  const { [previous.id]: _, ...answers } = state.answers;
  return askStep(
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
      return finishSession(state, 'stopped', SESSION_WORDS.stopped);
    case 'finish':
      return showDraft(guide, state, SESSION_WORDS.draft);
    case 'skip':
      return step.skippable === false
        ? askStep(guide, state, step, goals, SESSION_WORDS.isNeeded)
        : goOn(guide, { ...state, trail }, goals);
    default: {
      const isNone = step.ask === 'goal' && message === NO_GOAL;
      const answers = isNone ? state.answers : { ...state.answers, [step.id]: message };
      return goOn(guide, { ...state, answers, trail }, goals);
    }
  }
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
        ...finishSession(state, 'kept', closing),
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
      return finishSession(state, 'not-kept', SESSION_WORDS.notKept);
    case 'back':
      return goBack(guide, state, goals);
    case 'stop':
      return finishSession(state, 'stopped', SESSION_WORDS.stopped);
    default:
      return showDraft(guide, state, SESSION_WORDS.whichOne);
  }
}

function answerRewrite(guide: SessionGuide, state: SessionState, message: string): SessionTurn {
  const control = controlAtQuestion(message);
  if (control === 'stop') return finishSession(state, 'stopped', SESSION_WORDS.stopped);
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
  const turn = askStep(
    guide,
    state,
    first,
    goals,
    joinParagraphs(guide.opening, guide.notFor, named),
  );
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
  return step && askStep(guide, state, step, goals, before);
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
  if (control === 'stop') return finishSession(state, 'stopped', SESSION_WORDS.stopped);
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
