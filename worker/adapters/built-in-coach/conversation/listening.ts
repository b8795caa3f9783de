import listening from '#worker/generated/listening.json' with { type: 'json' };
import type { Listening } from './vocabulary.ts';

/** What is said where no topic is known. */
export const LINES = listening as Record<Listening, string[]>;
