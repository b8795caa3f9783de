import { dateAnswer } from '#frontend/features/goals/edit/goal-form.rules.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import {
  type ClarificationResponse,
  DATE_QUESTION,
  type GoalQuestion,
  type NewGoal,
  type RoadmapReply,
  type RoadmapRequest,
} from '#schema/contracts/goals.ts';
import { isEdited, type PlanStep, planMilestones, planSteps } from './plan-steps.rules.ts';

/** What Eden answered to the words of a draft, and what has become of her plan since. */
export type GoalTalk = {
  reply: RoadmapReply;
  /** Of this kind of goal: those that are open, and those that were answered. */
  questions: GoalQuestion[];
  steps: PlanStep[];
  /** What the plan was made from: it is out of date once that is another. */
  plannedFrom: string;
  plannedOn: CalendarDate;
};

export type TalkedDraft = {
  title: string;
  description: string;
  targetDate: string;
  /** Eden is to choose the date. */
  wantsDate: boolean;
  /** Answers by the question’s text; also of questions that are not shown any more. */
  answers: Record<string, string>;
  /** Questions about what kind of goal it is: their answers hold whatever the kind is then. */
  steering: string[];
  talk?: GoalTalk | undefined;
};

/** Questions that have to do with the goal as a whole and not with its kind. */
const STEERING_IDS = new Set(['kind', 'language']);

const isAnswered = ({ answers }: TalkedDraft, question: string) =>
  (answers[question] ?? '').trim() !== '';

/** The answers so far, in the form in which they are sent and stored. */
export function responsesOf(draft: TalkedDraft): ClarificationResponse[] {
  const asked = [...draft.steering, ...(draft.talk?.questions ?? []).map(({ text }) => text)];
  return [...new Set(asked)]
    .filter((question) => question !== DATE_QUESTION && isAnswered(draft, question))
    .map((question) => ({ question, answer: (draft.answers[question] as string).trim() }));
}

export function requestOf(draft: TalkedDraft): RoadmapRequest {
  const { title, description, targetDate, wantsDate } = draft;
  const goal = { title, description: description || null };
  const responses = responsesOf(draft);
  if (wantsDate) return { goal, responses };
  return { goal: { ...goal, targetDate }, responses: [...dateAnswer(targetDate), ...responses] };
}

const sourceOf = (draft: TalkedDraft) => JSON.stringify(requestOf(draft));

/** Whether the plan in the draft is made from what now stands in it. */
export const isPlanCurrent = (draft: TalkedDraft): boolean =>
  draft.talk?.plannedFrom === sourceOf(draft);

/** Whether a new plan would take something away that the person has written. */
export const holdsEdits = ({ talk }: TalkedDraft): boolean =>
  talk !== undefined && isEdited(talk.steps, talk.reply.roadmap);

export const hasPlan = ({ talk }: TalkedDraft): boolean =>
  talk !== undefined && talk.reply.roadmap.milestones.length > 0;

/**
 * Whether Eden has to ask before the goal is kept: she could not tell what it is, has no plan, or
 * does not know which language it should be in.
 */
export function isInDoubt(draft: TalkedDraft): boolean {
  const { understood, questions = [] } = draft.talk?.reply ?? {};
  if (!hasPlan(draft)) return true;
  if (questions.some(({ id, text }) => id === 'language' && !isAnswered(draft, text))) return true;
  return Boolean(understood?.choices && !isAnswered(draft, understood.question ?? ''));
}

/** Several goals in one are chosen from; what a goal is about may also be said in other words. */
export const areParts = (choices: readonly string[], title: string): boolean =>
  choices.every((choice) => title.includes(choice));

/** What a plan is for, in a sentence: what Eden understood, or the goal’s own words in doubt. */
export function planIsFor({ talk, title }: TalkedDraft): string | undefined {
  const { understood } = talk?.reply ?? {};
  const isGuess = understood?.choices && !areParts(understood.choices, title);
  return isGuess ? undefined : understood?.text;
}

/** Whether there is anything left to ask about a goal that was understood. */
export const hasOpenQuestions = (draft: TalkedDraft): boolean =>
  (draft.talk?.questions ?? []).some(({ text }) => !isAnswered(draft, text));

/**
 * The draft with Eden’s answer. Questions that were answered stay to be seen while the kind stays
 * the same; with another kind come other questions.
 */
export function withReply(
  draft: TalkedDraft,
  reply: RoadmapReply,
  today: CalendarDate,
): TalkedDraft & { talk: GoalTalk } {
  const fresh = reply.questions ?? [];
  const before = draft.talk;
  const isSameKind = before?.reply.understood?.kind === reply.understood?.kind;
  const isFresh = (question: string) => fresh.some(({ text }) => text === question);
  const kept = (isSameKind ? (before?.questions ?? []) : []).filter(
    ({ text }) => isAnswered(draft, text) || isFresh(text),
  );
  const questions = [
    ...kept,
    ...fresh.filter(({ text }) => !kept.some((one) => one.text === text)),
  ];
  const steering = [
    ...draft.steering,
    ...(reply.understood?.question ? [reply.understood.question] : []),
    ...fresh.filter(({ id }) => STEERING_IDS.has(id)).map(({ text }) => text),
  ];
  const next = {
    ...draft,
    ...(reply.targetDate && { targetDate: reply.targetDate, wantsDate: false }),
    steering: [...new Set(steering)],
    talk: { reply, questions, steps: planSteps(reply.roadmap), plannedFrom: '', plannedOn: today },
  };
  return { ...next, talk: { ...next.talk, plannedFrom: sourceOf(next) } };
}

/**
 * A plan that was left open for a day begins with dates in the past: it is made again, unless the
 * person has edited it.
 */
export function withoutStalePlan<Draft extends TalkedDraft>(
  draft: Draft,
  today: CalendarDate,
): Draft {
  if (!draft.talk || draft.talk.plannedOn === today || holdsEdits(draft)) return draft;
  return { ...draft, talk: undefined };
}

/** The goal as it is kept: with the plan as it stands now, and what was answered on the way. */
export function goalOfDraft(draft: TalkedDraft): NewGoal {
  const { title, description, targetDate, talk } = draft;
  return {
    title: title.trim(),
    description: description.trim() || null,
    targetDate,
    ...(talk && { roadmap: { ...talk.reply.roadmap, milestones: planMilestones(talk.steps) } }),
    clarificationResponses: [...dateAnswer(targetDate), ...responsesOf(draft)],
  };
}
