import type { ReplyAttachments } from '#schema/contracts/coach/coach.ts';
import type {
  KeptCard,
  SessionOutcome,
  SessionStep,
} from '#schema/contracts/coach/coach-sessions.ts';
import type { Choice } from '#schema/contracts/safety.ts';
import { CHAT_MESSAGE_MAX, KEPT_MAX } from '#schema/rules/limits.ts';
import { asChoice } from '#worker/lib/talk/choices.ts';
import type { GoalInTalk } from '#worker/ports.ts';
import type { SessionGuide } from './session-guide.ts';
import { type AskedStep, bodyOf, stepsLeft, withAnswers } from './session-steps.ts';
import { CHANGE, KEEP, LEAVE, NO_GOAL, SESSION_WORDS } from './session-words.ts';

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
export const ARTEFACT = 'artefact';
/** The step in which the person rewords the result. */
export const REWRITE = 'rewrite';
/** The step of a paused session, until the person goes on. */
export const PAUSED = 'paused';
/** Longer answers are not repeated before the next question, since they stand right above it. */
const LONGEST_REPEATED = 240;
const GOALS_OFFERED = 4;

/** Paragraphs of one message. */
export const joinParagraphs = (...parts: (string | undefined)[]) =>
  parts.filter(Boolean).join('\n\n');

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
export function askStep(
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
    message: joinParagraphs(before, said, step.prompt),
    attachments: { session, ...(choices.length > 0 && { choices }) },
  };
}

/** The turn that ends a session. */
export function finishSession(
  state: SessionState,
  outcome: SessionOutcome,
  message: string,
): SessionTurn {
  return { state, outcome, message, attachments: {} };
}

/** The result so far: reworded, or as the answers make it. */
export const draftOf = (guide: SessionGuide, state: SessionState) =>
  state.draft ?? bodyOf(guide, state.answers);

/** The step beyond the questions, where the result is shown or reworded. */
export const lastStep = ({ id, title }: SessionGuide, { trail }: SessionState) => ({
  id,
  title,
  step: trail.length + 1,
  of: trail.length + 1,
  canGoBack: trail.length > 0,
  canSkip: false,
});

/** Shows the result of the session; ends it where there is none. */
export function showDraft(guide: SessionGuide, state: SessionState, message: string): SessionTurn {
  const body = draftOf(guide, state);
  if (body === '') return finishSession(state, 'not-kept', SESSION_WORDS.nothing);
  if (body.length > KEPT_MAX) return finishSession(state, 'not-kept', SESSION_WORDS.tooLong);
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
