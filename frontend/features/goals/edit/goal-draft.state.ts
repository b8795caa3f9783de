import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { TalkedDraft } from '#frontend/features/goals/create/goal-talk.rules.ts';
import type { PlanStep } from '#frontend/features/goals/create/plan-steps.rules.ts';
import { localToday } from '#frontend/features/goals/list/goal-dates.rules.ts';
import { onPersonChange, stateOwner } from '#frontend/lib/private-state.ts';
import { readStored, storageKeys, writeStored } from '#frontend/lib/storage.ts';
import { addDays } from '#schema/rules/time.ts';

/** The words, the short talk about them, and the plan before it is kept. */
export type DraftStage = 'words' | 'talk' | 'plan';
export type GoalDraft = TalkedDraft & { stage: DraftStage };

/** An empty date means today, and so another day when the dialog is opened again tomorrow. */
const EMPTY: GoalDraft = {
  title: '',
  description: '',
  targetDate: '',
  wantsDate: false,
  answers: {},
  steering: [],
  stage: 'words',
};

const state = signal({ isOpen: false, draft: EMPTY });

/** What was typed before the page was last loaded, if anything. */
function storedDraft(): GoalDraft {
  const owner = stateOwner();
  try {
    return { ...EMPTY, ...JSON.parse((owner && readStored(storageKeys.goalDraft(owner))) || '{}') };
  } catch {
    return EMPTY;
  }
}

function keep(draft: GoalDraft): GoalDraft {
  const owner = stateOwner();
  if (owner)
    writeStored(storageKeys.goalDraft(owner), draft === EMPTY ? '' : JSON.stringify(draft));
  return draft;
}

type Example = { title: string; description: string; days: number };

/** Opens the dialog where it was left, or with an example's words and a date that suits them. */
export function startGoal(example?: Example): void {
  const left = state.value.draft === EMPTY ? storedDraft() : state.value.draft;
  state.value = { isOpen: true, draft: example ? fromExample(example) : atAStage(left) };
}

const fromExample = ({ title, description, days }: Example): GoalDraft => ({
  ...EMPTY,
  title,
  description,
  targetDate: addDays(localToday(), days),
});

/** Without its talk a draft begins with its words. */
const atAStage = (draft: GoalDraft): GoalDraft =>
  draft.talk || draft.stage === 'words' ? draft : { ...draft, stage: 'words' };

/** Changes the draft, and says what it is now. */
export function typeGoal(change: Partial<GoalDraft>): GoalDraft {
  const draft = keep({ ...state.value.draft, ...change });
  state.value = { ...state.value, draft };
  return draft;
}

/** Changes the draft by a rule, which gives the same one where nothing is to change. */
export function reviseGoalDraft(revise: (draft: GoalDraft) => GoalDraft): void {
  const { draft } = state.value;
  const revised = revise(draft);
  if (revised !== draft) typeGoal(atAStage(revised));
}

/** Another title is another goal: what it was said to be about holds no longer. */
export function typeTitle(title: string): void {
  const { answers, steering } = state.value.draft;
  const left = Object.entries(answers).filter(([question]) => !steering.includes(question));
  typeGoal({ title, answers: Object.fromEntries(left), steering: [] });
}

export function answerGoalQuestion(question: string, answer: string): GoalDraft {
  return typeGoal({ answers: { ...state.value.draft.answers, [question]: answer } });
}

/** The plan as the person has changed it. */
export function editPlan(steps: PlanStep[]): void {
  const { talk } = state.value.draft;
  if (talk) typeGoal({ talk: { ...talk, steps } });
}

/** Closed by accident or by Escape: what was typed is still there next time. */
export function putGoalAside(): void {
  state.value = { ...state.value, isOpen: false };
}

/** Cancelled or saved: the next one starts empty. */
export function forgetGoalDraft(): void {
  state.value = { isOpen: false, draft: keep(EMPTY) };
}

onPersonChange(() => {
  state.value = { isOpen: false, draft: EMPTY };
});

export function useGoalDraft() {
  useSignals();
  return state.value;
}
