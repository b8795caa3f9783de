import * as z from 'zod/mini';
import { COACH_PERSONALITIES, COACH_STYLES, COACH_TONES } from '#schema/contracts/enums.ts';

export const CoachPersonality = z.enum(COACH_PERSONALITIES);
export const CoachTone = z.enum(COACH_TONES);
export const CoachStyle = z.enum(COACH_STYLES);

export const CoachPreferences = z.strictObject({
  coachPersonality: CoachPersonality,
  coachTone: CoachTone,
  coachStyle: CoachStyle,
});
export type CoachPreferences = z.infer<typeof CoachPreferences>;
