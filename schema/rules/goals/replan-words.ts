import type { Proposal, ReplanKind } from './replan.ts';

/** What each way is called on its button. */
export const REPLAN_NAMES: Record<ReplanKind, string> = {
  later: 'Move the dates on',
  smaller: 'Begin smaller',
  'first-version': 'A smaller first version',
  room: 'More room',
};

const dayCount = (count: number) => (count === 1 ? 'one day' : `${count} days`);
const stepCount = (count: number) => (count === 1 ? 'One step' : `${count} steps`);

/** Where the end of the goal comes to stand. */
const endWords = ({ movesEndBy, targetDate }: Proposal): string => {
  if (!targetDate) return '';
  return movesEndBy > 0
    ? ` The date of the goal moves on by ${dayCount(movesEndBy)}.`
    : ' The date of the goal stays.';
};

/** Why a way is proposed, and what it does: nothing of what was or was not done. */
export function replanReason(proposal: Proposal): string {
  switch (proposal.kind) {
    case 'later':
      return `Your next step lies within a week, and the others follow as you spaced them: nothing gets denser.${endWords(proposal)}`;
    case 'smaller':
      return `A part that fits into a week makes it easier to get going. The rest of the step follows it.${endWords(proposal)}`;
    case 'first-version':
      return `What fits before your date makes a whole of its own. ${stepCount(proposal.leftOut.length)} can wait until after it.`;
    case 'room':
      return `Each step gets about half as much time again.${endWords(proposal)}`;
  }
}
