import type { Technique } from '#schema/contracts/coach.ts';
import type { CoachPreferences } from '#schema/contracts/coach-preferences.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { ClarificationResponse } from '#schema/contracts/goals.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';

/** The outside world as the features see it. Adapters implement these; `deps.ts` chooses which. */

export interface Clock {
  now(): Date;
}

export interface PlanRequest {
  title: string;
  description: string;
  answers: ClarificationResponse[];
  /** The person's own today. */
  today: CalendarDate;
  targetDate: CalendarDate;
}

/** A goal as Eden hears of it. */
export interface GoalInTalk {
  title: string;
  targetDate?: CalendarDate;
  nextMilestone?: { title: string; tasks: string[] };
  reachedMilestones: number;
  milestoneCount: number;
}

export interface Turn {
  message: string;
  reply: string;
  templateId?: string;
  techniqueId?: string;
}

export interface TalkRequest {
  /** 1 to 4000 characters, any Unicode. */
  message: string;
  preferences: CoachPreferences;
  /** Open goals, newest first, at most 10. */
  goals: GoalInTalk[];
  weakestCategory?: MindsetCategory;
  /** Oldest first, at most 10. */
  recentTurns: Turn[];
  /** The latest journal entries, newest first, at most 3: for a coach that can use them. */
  recentEntries: string[];
  journalContext?: { journalContent: string; aiResponse?: string };
  /** 32-bit; for a coach that chooses by it. */
  seed: number;
}

export interface FeedbackRequest {
  content: string;
  goal: GoalInTalk;
  preferences: CoachPreferences;
  weakestCategory?: MindsetCategory;
  /** Of the latest feedbacks, newest last. */
  recentTemplateIds: string[];
  seed: number;
}

export interface CoachReply {
  message: string;
  /** `built-in`, or the model's name. */
  coach: string;
  technique?: Technique;
  templateId?: string;
}

/** A reply as it comes into being. `restart` withdraws what came so far: another coach begins again. */
export type TalkPiece = { kind: 'delta'; text: string } | { kind: 'restart' };

/** The coach: Eden, whoever lends her the words. Every method always answers; the reply says who wrote it. */
export interface Coach {
  /** A plan from today to the target date. */
  planRoadmap(request: PlanRequest): Promise<Roadmap>;
  /** Yields the reply piece by piece and returns it whole. */
  talk(request: TalkRequest): AsyncGenerator<TalkPiece, CoachReply, void>;
  /** A few words on a journal entry. */
  feedback(request: FeedbackRequest): Promise<CoachReply>;
}

/** Lets a bounded number of calls through per key and minute; atomic, and cheap to ask. */
export interface BurstLimit {
  allows(key: string): Promise<boolean>;
}
