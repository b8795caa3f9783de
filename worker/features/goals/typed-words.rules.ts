import type { Roadmap } from '#schema/contracts/roadmaps.ts';

/*
 * Most of a plan is in Eden's words, and those speak of pain, of low moods and of whom to ring.
 * What somebody typed into a plan themselves is told apart from them before it is read for danger:
 * whatever stood in no plan of hers.
 */

const SENTENCE_END = /(?<=[.!?…])\s+/;

const sentencesOf = ({ milestones }: Roadmap): string[] =>
  milestones
    .flatMap(({ title, description, tasks }) => [title, description, ...tasks])
    .flatMap((text) => text.split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** The sentences of a plan that stand in none of those that are known, in their order. */
export function typedInto(roadmap: Roadmap, known: readonly Roadmap[]): string[] {
  const ours = new Set(known.flatMap(sentencesOf));
  return sentencesOf(roadmap).filter((sentence) => !ours.has(sentence));
}
