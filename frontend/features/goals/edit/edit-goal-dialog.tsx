import { type FormEvent, useState } from 'react';
import { useChangeGoal } from '#frontend/api/goals/goal-changes.ts';
import { localToday } from '#frontend/features/goals/list/goal-dates.rules.ts';
import { ApiError, errorMessage } from '#frontend/lib/request.ts';
import { type FieldErrors, fieldErrors } from '#frontend/lib/validate.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field, TextArea } from '#frontend/ui/controls/field.tsx';
import { Dialog, DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { MAX_MILESTONES } from '#schema/rules/limits.ts';
import { editOf, type GoalEdit, readEdit, type StepDraft } from './edit-goal.rules.ts';
import { StepFields } from './step-fields.tsx';

export function EditGoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const [edit, setEdit] = useState(() => editOf(goal));
  const [errors, setErrors] = useState<FieldErrors>({});
  const {
    mutate: change,
    isPending,
    error,
  } = useChangeGoal({
    onChanged: onClose,
    onRefused: (failure) => failure instanceof ApiError && setErrors(fieldErrors(failure.issues)),
  });
  const today = localToday();

  const set = (part: Partial<GoalEdit>) => setEdit((before) => ({ ...before, ...part }));
  const setStep = (key: number, part: Partial<StepDraft>) =>
    set({ steps: edit.steps.map((step) => (step.key === key ? { ...step, ...part } : step)) });
  const addStep = () => {
    const key = Math.max(-1, ...edit.steps.map((step) => step.key)) + 1;
    const targetDate = edit.steps.at(-1)?.targetDate ?? (edit.targetDate || today);
    set({ steps: [...edit.steps, { key, title: '', description: '', targetDate, tasks: '' }] });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = readEdit(goal, edit, today);
    setErrors('errors' in result ? result.errors : {});
    if ('errors' in result) return;
    if (Object.keys(result.value).length === 0) return onClose();
    change({ goal, patch: result.value });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit goal"
      description="Plans are guesses. Changing one is part of the work."
    >
      <form noValidate onSubmit={submit}>
        <Field
          label="Title"
          value={edit.title}
          onChange={(e) => set({ title: e.target.value })}
          error={errors.title}
        />
        <TextArea
          label="Description"
          optional
          value={edit.description}
          onChange={(e) => set({ description: e.target.value })}
          error={errors.description}
        />
        <Field
          label="Target date"
          type="date"
          value={edit.targetDate}
          onChange={(e) => set({ targetDate: e.target.value })}
          error={errors.targetDate}
        />
        {edit.steps.map((step, index) => (
          <StepFields
            key={step.key}
            step={step}
            index={index}
            errors={errors}
            onChange={(part) => setStep(step.key, part)}
            // Reached steps stay: the count of what is behind you must keep its meaning.
            onRemove={
              index > goal.milestone
                ? () => set({ steps: edit.steps.filter((s) => s !== step) })
                : undefined
            }
          />
        ))}
        {edit.steps.length < MAX_MILESTONES && (
          <Button kind="outline" size="small" onClick={addStep}>
            Add a step
          </Button>
        )}
        {error && (
          <Notice kind="error">
            {errorMessage(error, 'The changes were not saved.')} What you typed is still here.
          </Notice>
        )}
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending}>
            {isPending ? 'Saving...' : 'Save changes'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
