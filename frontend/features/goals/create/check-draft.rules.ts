import type { DraftStage, GoalDraft } from '#frontend/features/goals/edit/goal-draft.state.ts';
import { validateGoalDraft } from '#frontend/features/goals/edit/goal-form.rules.ts';
import { type FieldErrors, fieldErrors, validate } from '#frontend/lib/validate.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import { Roadmap } from '#schema/contracts/roadmaps.ts';
import { planDateIssues } from '#schema/rules/goals/plan-dates.ts';
import { planMilestones } from './plan-steps.rules.ts';

const WORDS = /^(?:goal\.)?(?:title|description|targetDate)$/;

/** The stage at which the first of these sentences stands at its field; none where none has one. */
export function stageOfErrors(errors: FieldErrors): DraftStage | undefined {
  const paths = Object.keys(errors);
  if (paths.some((path) => WORDS.test(path))) return 'words';
  return paths.some((path) => path.startsWith('roadmap.')) ? 'plan' : undefined;
}

/** What is wrong with a draft: its words, and its plan by the rules of the server. */
export function checkDraft(draft: GoalDraft, today: CalendarDate): FieldErrors {
  const { talk, targetDate, wantsDate } = draft;
  const date = targetDate || today;
  const words = validateGoalDraft({ ...draft, targetDate: wantsDate ? today : date }, today);
  const found = 'errors' in words ? words.errors : {};
  if (!talk || wantsDate) return found;
  const milestones = planMilestones(talk.steps);
  const plan = validate(Roadmap, { milestones });
  const dates = fieldErrors(planDateIssues(milestones, { from: today, to: date }));
  const texts = 'errors' in plan ? plan.errors : {};
  const inPlan = Object.entries(texts).map(([path, words]) => [`roadmap.${path}`, words]);
  return { ...found, ...dates, ...Object.fromEntries(inPlan) };
}
