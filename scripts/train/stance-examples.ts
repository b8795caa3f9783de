import { STANCES } from '#schema/contracts/stances.ts';
import { exampleProblems, readLines } from './examples.ts';

export const NO_STANCE = 'none';
export const STANCE_LABELS = [NO_STANCE, ...STANCES];

/** Lines that call for a stance, English whatever their file is called. */
export const readStanceExamples = () => readLines('content/eden/examples/stances-*.tsv');

export const checkStanceExamples = () => exampleProblems(readStanceExamples(), STANCE_LABELS);
