import { Suspense } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { startGoal, useGoalDraft } from './goal-draft.state.ts';

const CreateGoalDialog = lazyComponent(() =>
  import('#frontend/features/goals/create/create-goal-dialog.tsx').then((m) => m.CreateGoalDialog),
);

/** The button and, once asked for, the dialog. Its code is fetched as soon as a hand comes near. */
export function AddGoal({ words = 'Add Goal' }: { words?: string }) {
  const { isOpen, draft } = useGoalDraft();
  return (
    <>
      <Button
        onPointerEnter={CreateGoalDialog.preload}
        onFocus={CreateGoalDialog.preload}
        onClick={() => startGoal()}
      >
        {words}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CreateGoalDialog draft={draft} />
        </Suspense>
      )}
    </>
  );
}
