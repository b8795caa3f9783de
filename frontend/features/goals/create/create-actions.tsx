import type { DraftStage, GoalDraft } from '#frontend/features/goals/edit/goal-draft.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import { hasPlan, holdsEdits, isPlanCurrent } from './goal-talk.rules.ts';
import type { Intent } from './use-goal-creation.ts';

type Props = {
  draft: GoalDraft;
  doing: Intent | undefined;
  onCancel: () => void;
  onBack: (to: DraftStage) => void;
  onCreate: () => void;
  onSaveWithoutPlan: () => void;
};

const BUSY = 'Creating your plan...';

/** The buttons of each stage. On every stage one press creates the goal with its plan. */
export function CreateActions({
  draft,
  doing,
  onCancel,
  onBack,
  onCreate,
  onSaveWithoutPlan,
}: Props) {
  const { stage } = draft;
  const isBusy = doing !== undefined;
  const canCreate = stage === 'words' || hasPlan(draft);
  const create = doing === 'create' ? BUSY : 'Create Goal';
  if (stage === 'plan')
    return (
      <DialogActions>
        <Button key="back" kind="quiet" data-back="" onClick={() => onBack('talk')}>
          Back
        </Button>
        <Button type="submit" pending={isBusy}>
          {isBusy ? BUSY : 'Create Goal'}
        </Button>
      </DialogActions>
    );
  return (
    <DialogActions>
      {stage === 'words' ? (
        // It forgets all that was written: the second press of “Back” in the same place is not
        // meant.
        <Button key="cancel" kind="quiet" onClick={({ detail }) => detail < 2 && onCancel()}>
          Cancel
        </Button>
      ) : (
        <Button key="back" kind="quiet" data-back="" onClick={() => onBack('words')}>
          Back
        </Button>
      )}
      {canCreate ? (
        <Button kind="outline" pending={isBusy} onClick={onCreate}>
          {create}
        </Button>
      ) : (
        <Button kind="outline" pending={isBusy} onClick={onSaveWithoutPlan}>
          Save without a plan for now
        </Button>
      )}
      <Button type="submit" pending={isBusy}>
        {isBusy && doing !== 'create' ? BUSY : showWords(draft)}
      </Button>
    </DialogActions>
  );
}

/** What the button to the plan says: it depends on whether there is one, and how old it is. */
function showWords(draft: GoalDraft): string {
  if (draft.stage === 'words') return 'See the plan first';
  if (!hasPlan(draft)) return 'Try again';
  if (isPlanCurrent(draft)) return holdsEdits(draft) ? 'Back to the plan' : 'Show the plan';
  return 'Plan again';
}
