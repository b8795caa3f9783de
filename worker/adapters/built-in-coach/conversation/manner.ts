import type { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';
import manner from '#worker/generated/manner.json' with { type: 'json' };
import type { Topic } from '#worker/lib/talk/labels.ts';
import type { CoachQuestion } from '#worker/lib/talk/questions.ts';

/**
 * `content/eden/manner.yaml`: what a person's choice of Eden's manner changes, which is wording
 * alone.
 */
export interface MannerWords {
  leads: Record<
    CoachPreferences['coachPersonality'],
    Record<CoachPreferences['coachTone'], readonly string[]>
  >;
  questions: Record<CoachPreferences['coachStyle'], readonly CoachQuestion[]>;
}

const WORDS = manner as MannerWords;

/**
 * Topics on which somebody may be down: nothing is put in front of what she says there, and nothing
 * presses.
 */
const GENTLE: readonly Topic[] = ['low-mood', 'loneliness', 'anger', 'tired', 'overwhelm'];

export const isGentle = (topic: Topic): boolean => GENTLE.includes(topic);

/** Openings in the chosen personality and tone. */
export const leadsOf = ({ coachPersonality, coachTone }: CoachPreferences): readonly string[] =>
  WORDS.leads[coachPersonality][coachTone];

/** Questions in the chosen approach. */
export const questionsOf = ({ coachStyle }: CoachPreferences): readonly CoachQuestion[] =>
  WORDS.questions[coachStyle];

export const ALL_MANNER_QUESTIONS: readonly CoachQuestion[] = Object.values(WORDS.questions).flat();
