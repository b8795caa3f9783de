import words from '#worker/generated/eden.json' with { type: 'json' };
import type { CoachingIntent } from './intents.ts';
import type {
  AnswerMaterial,
  Apology,
  ByPersonality,
  FactWords,
  Moves,
  Notice,
  Personality,
  ShortTemplate,
  Style,
  Technique,
  Tone,
} from './material.ts';
import type { AnswerKind, BriefList, Language, TechniqueId } from './vocabulary.ts';

/** All that Eden says in conversation, as `content/eden` has it (checked and compiled by `scripts/content/eden.ts`). */
export interface EdenWords {
  moves: Record<CoachingIntent, Moves>;
  techniques: Record<TechniqueId, Technique>;
  questions: {
    leads: Record<Personality, Record<Tone, string>>;
    /** From the average case to the person's own. */
    turns: readonly string[];
    facts: readonly FactWords[];
  };
  brief: Record<BriefList, readonly ShortTemplate[]>;
  answers: {
    answers: Record<AnswerKind, AnswerMaterial>;
    asides: ByPersonality;
    pushback: Record<'once' | 'twice' | 'more', readonly ShortTemplate[]>;
    pushbackQuestions: Record<Style, ByPersonality>;
  };
  closings: Record<Style, ByPersonality>;
  notices: { notices: readonly Notice[]; journalOpeners: ByPersonality };
  goalLines: Record<'named' | 'whenDone' | 'guessed' | 'ofEntry', ByPersonality> &
    Record<'beforeQuestions' | 'afterProgress', Omit<ByPersonality, 'analytical'>> & {
      cues: readonly string[];
    };
  apologies: Record<Language, Apology>;
}

export const WORDS = words as unknown as EdenWords;
