import { FACT_SIGNALS } from './fact-signals.ts';
import type { FactWords } from './material.ts';
import { WORDS } from './words.ts';

/** One thing Eden can answer, with its hedge. */
export interface Fact extends FactWords {
  asks: RegExp;
}

/** Earlier entries win. Only what is documented in the project's evidence table, or beyond doubt. */
export const FACTS: readonly Fact[] = FACT_SIGNALS.flatMap(([id, asks]) => {
  const words = WORDS.questions.facts.find((fact) => fact.id === id);
  return words ? [{ ...words, asks }] : [];
});
