import { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import type { CoachProvider, FeedbackProvider } from '#schema/contracts/privacy-choices.ts';
import { isHarmless } from '#worker/lib/model-gateway/check.ts';
import type { GoalInTalk } from '#worker/ports.ts';

/** What a person shares with Eden, and which provider answers for her. */
export interface CoachProfile {
  aiChat: CoachProvider;
  aiFeedback: FeedbackProvider;
  aiRoadmap: CoachProvider;
  sharesGoals: boolean;
  sharesJournal: boolean;
  /** Undefined where there is none, or it is not shared. */
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

/** Words of danger or harm are answered where they are written, and passed to no coach later. */
export const isShareable = isHarmless;

/** Whether a goal and its next step contain neither danger nor harm. */
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
 * The goals and entries shared with the coach for one message. Entries go to a model only: the
 * built-in coach does not read them.
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
