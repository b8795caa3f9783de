import { STANCES } from '#schema/contracts/coach/stances.ts';
import { exampleProblems, readLines } from './examples.ts';

export const NO_STANCE = 'none';
export const STANCE_LABELS = [NO_STANCE, ...STANCES];

/** Lines that call for a stance, English whatever their file is called. */
export const readStanceExamples = () => readLines('content/eden/examples/stances-*.tsv');

/** Lines of other hands, which nothing is learnt from. */
export const readHeldOutStances = () => readLines('content/eden/held-out/stances-*.tsv');

export const checkStanceExamples = () =>
  exampleProblems([...readStanceExamples(), ...readHeldOutStances()], STANCE_LABELS);
