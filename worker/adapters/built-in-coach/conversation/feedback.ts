import type { CoachPreferences } from '#schema/contracts/coach-preferences.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import type { Stance } from '#schema/contracts/stances.ts';
import { stanceReply } from '#worker/lib/stances/stances.ts';
import { composeCoaching } from './compose.ts';
import { type CoachingIntent, isCoachingIntent } from './intents.ts';
import { apologiseIn, detectOtherLanguage } from './other-language.ts';
import { recogniseIntent } from './recognise-intent.ts';
import type { EdenReply, GoalInTalk } from './reply.ts';
import { createChooser } from './seeded-choice.ts';
import { readSituation } from './situation.ts';

export interface FeedbackRequest {
  content: string;
  /** The goal it was written at, where Eden may know of goals. */
  goal?: GoalInTalk;
  preferences: CoachPreferences;
  weakestCategory?: MindsetCategory;
  /** A situation with a page of its own: it outranks every technique. */
  stance?: Stance;
  /** Newest last; none of the last five is used again. */
  recentTemplateIds: string[];
  /** 32-bit; the same request gives the same feedback. */
  seed: number;
}

const LONGEST_FEEDBACK = 110;

/** Short feedback on a journal entry, about 40 to 110 words, in the person's chosen style. Pure and total. */
export function feedbackOnEntry(request: FeedbackRequest): EdenReply {
  const { content, goal, preferences, weakestCategory, stance } = request;
  const recentTemplateIds = request.recentTemplateIds.slice(-5);
  if (stance)
    return { ...stanceReply(stance, recentTemplateIds.length, recentTemplateIds), intent: 'stance' };
  const chooser = createChooser(request.seed, content);
  const language = detectOtherLanguage(content);
  const apology = language && apologiseIn(language, chooser, recentTemplateIds);
  if (apology) return apology;
  const intent = intentOfEntry(content);
  return composeCoaching(intent, {
    situation: readSituation({
      text: content,
      intent,
      goals: goal ? [goal] : [],
      weakestCategory,
      belongsToGoal: goal !== undefined,
    }),
    preferences,
    chooser,
    recentTemplateIds,
    longest: LONGEST_FEEDBACK,
    ofEntry: true,
  });
}

function intentOfEntry(content: string): CoachingIntent {
  const { intent, score } = recogniseIntent(content);
  return isCoachingIntent(intent) && intent !== 'next-step' && intent !== 'open' && score >= 2
    ? intent
    : 'entry';
}
