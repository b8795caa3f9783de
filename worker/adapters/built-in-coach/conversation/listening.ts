import listening from '#worker/generated/listening.json' with { type: 'json' };
import type { CoachQuestion } from '#worker/lib/talk/questions.ts';
import type { Listening } from './vocabulary.ts';

const { listen, ...lines } = listening;

/** What is said where no topic is known. */
export const LINES = lines as Record<Listening, string[]>;

/** Open questions, which suit whatever somebody speaks of. */
export const OPEN_QUESTIONS = listen as CoachQuestion[];
