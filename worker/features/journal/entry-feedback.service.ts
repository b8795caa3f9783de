import type { Technique } from '#schema/contracts/coach/coach.ts';
import type { EntryMood } from '#schema/contracts/enums.ts';
import type { SafetyNotice } from '#schema/contracts/safety.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import type { CoachProfile } from '#worker/features/briefing/briefing.service.ts';
import { adviseOnEntry } from '#worker/features/briefing/feedback.service.ts';
import {
  careReply,
  noticeOf,
  safetyStateOf,
  storePersonState,
} from '#worker/features/safety/safety.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import type { Statement } from '#worker/lib/database/database.ts';
import { AppError } from '#worker/lib/errors.ts';
import { reasonOf } from '#worker/lib/log.ts';
import { nextState } from '#worker/lib/safety/care.ts';
import type { MessageAssessment } from '#worker/lib/safety/safety-state.ts';

/** No template is used again within this many entries. */
export const TEMPLATES_APART = 5;

/** What feedback adds to an entry. */
interface Answered {
  aiResponse?: string | undefined;
  coach?: string | undefined;
  technique?: Technique | undefined;
  safetyNotice?: SafetyNotice | undefined;
}

export interface Entry extends Answered {
  id: number;
  /** Empty where the mood says it all. */
  content: string;
  mood: EntryMood | null;
}

export interface KeptFeedback {
  /** The words it was written for: an entry that changed meanwhile does not get it. */
  content: string;
  aiResponse: string;
  coach: string;
  technique: Technique | null;
  templateId: string | null;
}

/** Where an entry stands: with a goal, or with none. Feedback and care are the same in both. */
export interface EntryPlace<Kind extends Entry, Row> {
  /** Null for an entry about no goal. */
  goalId: number | null;
  storeFeedback(entryId: number, feedback: KeptFeedback): Statement<Row[]>;
  recentTemplates: Statement<{ templateId: string | null }[]>;
  asEntry(row: Row): Kind;
}

/** What feedback on an entry rests on: its assessment, the writer's safety state and profile. */
export interface FeedbackContext {
  assessment: MessageAssessment;
  persons: Parameters<typeof safetyStateOf>[0];
  profile: CoachProfile;
}

/**
 * The words of care for an entry of somebody in danger; undefined where a coach may answer. Stored
 * with the entry unless feedback is off or the person is incognito.
 */
export async function assessBeforeFeedback<Kind extends Entry, Row>(
  ctx: UserContext,
  place: EntryPlace<Kind, Row>,
  entry: Kind,
  { assessment, persons, profile }: FeedbackContext,
): Promise<Kind | undefined> {
  const step = nextState(safetyStateOf(persons), assessment, ctx.clock.now());
  const reply = careReply(ctx, step);
  if (!reply) return undefined;
  const keepsWords = profile.aiFeedback !== 'off';
  // Words of care that stand with the entry are not shown a second time; a question is.
  const isShownApart = reply.choices !== undefined || !keepsWords;
  const notice = {
    aiResponse: reply.message,
    coach: SAFETY,
    ...(isShownApart && { safetyNotice: noticeOf(reply) }),
  };
  if (!persons[0]?.isIncognito) {
    const words: KeptFeedback = {
      content: entry.content,
      aiResponse: reply.message,
      coach: SAFETY,
      technique: null,
      templateId: null,
    };
    await ctx.db.batch([
      storePersonState(ctx, step.care),
      ...(keepsWords ? [place.storeFeedback(entry.id, words)] : []),
    ]);
  }
  return { ...entry, ...notice };
}

/**
 * Adds Eden's feedback to an entry, if there is any: the entry is stored whatever happens to it.
 */
export async function withFeedback<Kind extends Entry, Row>(
  ctx: UserContext,
  place: EntryPlace<Kind, Row>,
  entry: Kind,
  { profile, assessment, persons }: FeedbackContext,
): Promise<Kind> {
  const { content } = entry;
  try {
    const written = {
      goalId: place.goalId,
      content,
      finding: assessment.finding,
      care: safetyStateOf(persons),
    };
    const advice = await adviseOnEntry(ctx, written, profile, place.recentTemplates);
    const { message, coach, technique, templateId } = advice.reply;
    const answered = { ...entry, aiResponse: message, coach, ...(technique && { technique }) };
    if (!advice.isKept) return answered;
    const [kept] = await ctx.db.batch([
      place.storeFeedback(entry.id, {
        content,
        aiResponse: message,
        coach,
        technique: technique ?? null,
        templateId: templateId ?? null,
      }),
      ...awardStickers(ctx, 'feedbackKept'),
    ]);
    return kept[0] ? place.asEntry(kept[0]) : answered;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.kind === 'too-many') return entry;
    ctx.log.error('feedback-failed', { reason: reasonOf(thrown) });
    return entry;
  }
}
