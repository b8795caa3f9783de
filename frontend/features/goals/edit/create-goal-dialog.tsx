import { type FormEvent, useState } from 'react';
import { useCreateGoal } from '#frontend/api/goals/goal-changes.ts';
import { NOT_PLANNED } from '#frontend/api/goals/plan-goal.ts';
import { localToday } from '#frontend/features/goals/list/goal-dates.rules.ts';
import { ApiError, errorMessage } from '#frontend/lib/request.ts';
import { type FieldErrors, fieldErrors } from '#frontend/lib/validate.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field, TextArea } from '#frontend/ui/controls/field.tsx';
import { Dialog, DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { forgetGoalDraft, type GoalDraft, putGoalAside, typeGoal } from './goal-draft.state.ts';
import { dateAnswer, validateGoalDraft } from './goal-form.rules.ts';

const FAILED = 'Failed to create goal';

/** Closing it by accident keeps the draft; Cancel and success forget it. */
export function CreateGoalDialog({ draft }: { draft: GoalDraft }) {
  const { mutate: create, isPending } = useCreateGoal();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  /** Eden has said why she makes no plan: who submits again has read it. */
  const [hasRead, setHasRead] = useState(false);
  const today = localToday();
  const shown = { ...draft, targetDate: draft.targetDate || today };

  const fail = (error: Error) => {
    if (error instanceof ApiError) setErrors(fieldErrors(error.issues));
    const words = errorMessage(error, FAILED);
    setFailure(words);
    if (words === NOT_PLANNED) return setHasRead(true);
    showToast({ title: FAILED, description: words, kind: 'destructive' });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = validateGoalDraft(shown, today);
    setErrors('errors' in result ? result.errors : {});
    setFailure('');
    if ('errors' in result) return;
    const { value } = result;
    const goal = {
      ...value,
      clarificationResponses: dateAnswer(value.targetDate),
      ...(hasRead && { saidSafe: true }),
    };
    create(goal, { onSuccess: forgetGoalDraft, onError: fail });
  };

  return (
    <Dialog
      open
      onClose={putGoalAside}
      title="Create New Goal"
      description="Your own words are best. Eden makes a plan of dated steps from them, which you can change afterwards."
    >
      <form noValidate onSubmit={submit}>
        <Fields draft={shown} errors={errors} today={today} />
        {failure && (
          <Notice kind={hasRead ? 'calm' : 'error'}>
            {failure} What you typed is still here.
            {hasRead && ' You can change it, or create the goal all the same.'}
          </Notice>
        )}
        <DialogActions>
          <Button kind="quiet" onClick={forgetGoalDraft}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending}>
            {isPending ? 'Creating your plan...' : 'Create Goal'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Fields({
  draft,
  errors,
  today,
}: {
  draft: GoalDraft;
  errors: FieldErrors;
  today: string;
}) {
  return (
    <>
      <Field
        label="Title"
        value={draft.title}
        onChange={(event) => typeGoal({ title: event.target.value })}
        error={errors.title ?? errors['goal.title']}
      />
      <TextArea
        label="Description"
        optional
        value={draft.description}
        onChange={(event) => typeGoal({ description: event.target.value })}
        hint="Where you start from and what done looks like help the plan most."
        error={errors.description ?? errors['goal.description']}
      />
      <Field
        label="Target date"
        type="date"
        min={today}
        value={draft.targetDate}
        onChange={(event) => typeGoal({ targetDate: event.target.value })}
        error={errors.targetDate ?? errors['goal.targetDate']}
      />
    </>
  );
}
