import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { Assessment } from '#schema/contracts/mindset.ts';
import type { ReadingQuality } from '#schema/rules/mindset/reading-quality.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

const NOTES: Record<Exclude<ReadingQuality, 'clear'>, { title: string; words: string }> = {
  same_place: {
    title: 'Nearly all of these answers are alike',
    words:
      'Half of the questions are worded one way round and half the other, so answers like these end up near the middle and say little. That may be how it is. If you were in a hurry, a second look will tell you more.',
  },
  few_answers: {
    title: 'We don’t have an answer to every question',
    words:
      'A question without an answer counts as the middle, so these figures say less than they could.',
  },
  at_odds: {
    title: 'Within the areas, these answers point different ways',
    words:
      'The four questions of an area ask about much the same thing from two sides. Here they differ about as much as chance would have it, so take the figures lightly. A quiet quarter of an hour may give you a clearer picture.',
  },
};

/** What the answers are worth as a reading, where they are worth less than usual. */
export function ReadingNote({ reading }: { reading: Assessment['reading'] }) {
  if (reading === null || reading === 'clear') return null;
  const { title, words } = NOTES[reading];
  return (
    <Notice
      title={title}
      action={
        <ButtonLink href={PATHS.quiz} kind="outline" size="small">
          Look at the questions again
        </ButtonLink>
      }
    >
      <p>{words}</p>
    </Notice>
  );
}
