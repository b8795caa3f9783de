import type { MailDelivery } from '#schema/contracts/app-info.ts';
import type { Technique } from '#schema/contracts/coach/coach.ts';
import type { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';
import type { Stance } from '#schema/contracts/coach/stances.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type {
  ClarificationResponse,
  GoalQuestion,
  PlanOption,
  UnderstoodGoal,
} from '#schema/contracts/goals.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import type { CoachProvider } from '#schema/contracts/privacy-choices.ts';
import type { PushPayload } from '#schema/contracts/reminders.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import type { CareLevel, Choice } from '#schema/contracts/safety.ts';
import type { Deadline } from '#worker/lib/outside/deadline.ts';

/** The outside world as the features see it. Adapters implement these; `deps.ts` chooses which. */

export interface Clock {
  now(): Date;
}

export interface PlanRequest {
  title: string;
  description: string;
  answers: ClarificationResponse[];
  /** What the person wants kept in mind: for a coach that can use it. */
  notes: string[];
  /** The person's own today. */
  today: CalendarDate;
  targetDate: CalendarDate;
}

/**
 * A plan with what was understood, what is still worth asking, and what may be chosen where the
 * days are too few.
 */
export interface GoalPlan {
  roadmap: Roadmap;
  understood?: UnderstoodGoal;
  questions?: GoalQuestion[];
  options?: PlanOption[];
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
  /** What the person wants kept in mind, at most 20 notes: likewise. */
  notes: string[];
  journalContext?: { journalContent: string; aiResponse?: string };
  /** A situation in which Eden follows a page of its own: it outranks every technique. */
  stance?: Stance;
  /** Whether this message calls for it by itself, and not only what was said before. */
  callsForStance?: boolean;
  /** Whether a question how they are will stand below the reply, which then asks nothing itself. */
  isAskedHowTheyAre?: boolean;
  /** 32-bit; for a coach that chooses by it. */
  seed: number;
}

export interface FeedbackRequest {
  content: string;
  /** The goal it was written at, where Eden may know of goals. */
  goal?: GoalInTalk;
  preferences: CoachPreferences;
  weakestCategory?: MindsetCategory;
  /** What the person wants kept in mind: for a coach that can use it. */
  notes: string[];
  /** As in a talk. */
  stance?: Stance;
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
  /** What may be pressed instead of typed. */
  choices?: Choice[];
}

/** What a model may be asked for: each has its own allowance. */
export type ModelTask = 'chat' | 'feedback' | 'plan';

/** Who asks a coach, and how long they can wait. */
export interface ModelCaller {
  userId: number;
  /**
   * How they stand: a model is asked for nobody in care, nor for who was asked whether they are
   * safe.
   */
  care: CareLevel;
  /** By then another service has answered, or the built-in coach does. */
  deadline: Deadline;
}

/**
 * A reply as it comes into being. `restart` withdraws what came so far: another coach begins again.
 */
export type TalkPiece = { kind: 'delta'; text: string } | { kind: 'restart' };

/**
 * The coach: Eden, whoever lends her the words. Every method always answers; the reply says who
 * wrote it.
 */
export interface Coach {
  /** A plan from today to the target date, and the short talk around it. */
  planGoal(request: PlanRequest, caller: ModelCaller): Promise<GoalPlan>;
  /** Yields the reply piece by piece and returns it whole. */
  talk(request: TalkRequest, asker: ModelCaller): AsyncGenerator<TalkPiece, CoachReply, void>;
  /** A few words on a journal entry. */
  feedback(request: FeedbackRequest, asker: ModelCaller): Promise<CoachReply>;
}

/**
 * Eden as a person allows her to be. What is asked of `built-in` leaves this app under no
 * circumstances.
 */
export type Coaches = Readonly<Record<CoachProvider, Coach>>;

/** Lets a bounded number of calls through per key and minute; atomic, and cheap to ask. */
export interface BurstLimit {
  allows(key: string): Promise<boolean>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further header lines, such as how to end such mails with one click. */
  headers?: Record<string, string>;
  /**
   * A name of its own where it may be handed over twice: a provider that knows it sends it once.
   */
  key?: string;
}

export interface Mailer {
  /** What becomes of a mail here, as the pages are told. */
  readonly delivery: MailDelivery;
  /** Whether a mail that comes again under its `key` is sent once. */
  readonly knowsRepeats: boolean;
  /**
   * @throws when nobody takes it. What a person asked for never fails by that: see
   * `worker/lib/outside/deliver.ts`.
   */
  send(mail: Mail): Promise<void>;
}

/** A browser that takes push messages, as it introduced itself (RFC 8291). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * What a push service said: `taken`; `gone`, the browser takes none any more; `later`, it may be
 * asked again; `refused`, and it will be the next time.
 */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused';

/** Sends push messages, encrypted for one browser each. */
export interface PushSender {
  /** What browsers subscribe with, in base64url. */
  readonly publicKey: string;
  /**
   * @param topic up to 32 characters of base64url: a later message of the same topic takes the
   * place of one that waits for its browser. Never throws.
   */
  send(
    target: PushTarget,
    message: { payload: PushPayload; topic: string; seconds: number },
    deadline: Deadline,
  ): Promise<PushOutcome>;
}
