import { ConfirmDialog } from '#frontend/ui/feedback/confirm-dialog.tsx';
import type { Goal } from '#schema/contracts/goals.ts';

type Props = { goal: Goal; isPending: boolean; onClose: () => void; onConfirm: () => void };

export function DeleteGoalDialog({ goal, isPending, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open
      title="Delete this goal?"
      confirm={isPending ? 'Deleting...' : 'Delete goal'}
      keep="Keep it"
      pending={isPending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      “{goal.title}” is deleted with its plan and its journal, and cannot be brought back. Letting a
      goal go can be a good decision.
    </ConfirmDialog>
  );
}
