import { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import type { CoachProvider, FeedbackProvider } from '#schema/contracts/privacy-choices.ts';
import { isHarmless } from '#worker/lib/model-gateway/check.ts';
import type { GoalInTalk } from '#worker/ports.ts';

/** What a person lets Eden know of them, and who may lend her words. */
export interface CoachProfile {
  aiChat: CoachProvider;
  aiFeedback: FeedbackProvider;
  aiRoadmap: CoachProvider;
  sharesGoals: boolean;
  sharesJournal: boolean;
  /** Undefined where there is none, or it is not to be told. */
  weakestCategory?: MindsetCategory;
  notes: string[];
}

interface ProfileRow extends Omit<CoachProfile, 'weakestCategory'> {
  sharesMindset: boolean;
  weakestCategory: string | null;
}

interface GoalRow {
  title: string;
  targetDate: string | null;
  milestone: number;
  milestoneCount: number;
  nextMilestone: { title: string; tasks: string[] } | null;
}

/** Words of danger or harm are answered with care where they are said; they are told to no coach later on. */
export const isShareable = isHarmless;

/** The same of a goal and the step of it that is next. */
const isGoalShareable = ({ title, nextMilestone }: GoalInTalk) =>
  isShareable(
    [title, nextMilestone?.title, ...(nextMilestone?.tasks ?? [])].filter(Boolean).join('.\n'),
  );

export function toCoachProfile({
  sharesMindset,
  weakestCategory,
  notes,
  ...choices
}: ProfileRow): CoachProfile {
  const known = MindsetCategory.safeParse(weakestCategory);
  return {
    ...choices,
    notes: notes.filter(isShareable),
    ...(sharesMindset && known.success && { weakestCategory: known.data }),
  };
}

export function goalInTalk(row: GoalRow): GoalInTalk {
  const { title, targetDate, milestone, milestoneCount, nextMilestone } = row;
  return {
    title,
    reachedMilestones: milestone + 1,
    milestoneCount,
    ...(targetDate && { targetDate }),
    ...(nextMilestone && {
      nextMilestone: { title: nextMilestone.title, tasks: nextMilestone.tasks },
    }),
  };
}

/**
 * What of somebody's open goals and latest entries goes along with a message. Entries are of use to a model alone:
 * the built-in coach is not told what it would not read.
 */
export function shareableInTalk<Entry extends { content: string }>(
  { aiChat, sharesGoals, sharesJournal }: CoachProfile,
  goals: GoalRow[],
  entries: Entry[],
  hasModel: boolean,
): { goals: GoalInTalk[]; entries: Entry[] } {
  const readsEntries = sharesJournal && hasModel && aiChat === 'model';
  return {
    goals: sharesGoals ? goals.map(goalInTalk).filter(isGoalShareable) : [],
    entries: readsEntries ? entries.filter(({ content }) => isShareable(content)) : [],
  };
}
