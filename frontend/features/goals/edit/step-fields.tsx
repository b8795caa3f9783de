import type { FieldErrors } from '#frontend/lib/validate.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field, TextArea } from '#frontend/ui/controls/field.tsx';
import type { StepDraft } from './edit-goal.rules.ts';
import styles from './step-fields.module.css';

type Props = {
  step: StepDraft;
  index: number;
  errors: FieldErrors;
  onChange: (part: Partial<StepDraft>) => void;
  onRemove: (() => void) | undefined;
};

/** One milestone in the edit dialog. The issue paths are the contract's. */
export function StepFields({ step, index, errors, onChange, onRemove }: Props) {
  const errorAt = (field: string) => errors[`roadmap.milestones.${index}.${field}`];
  const taskError = Object.entries(errors).find(([path]) =>
    path.startsWith(`roadmap.milestones.${index}.tasks`),
  );
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>Step {index + 1}</legend>
      <div className={styles.row}>
        <Field
          label="Step title"
          value={step.title}
          onChange={(e) => onChange({ title: e.target.value })}
          error={errorAt('title')}
        />
        <Field
          label="Date"
          type="date"
          value={step.targetDate}
          onChange={(e) => onChange({ targetDate: e.target.value })}
          error={errorAt('targetDate')}
        />
      </div>
      <TextArea
        label="Tasks"
        hint="One on each line"
        value={step.tasks}
        onChange={(e) => onChange({ tasks: e.target.value })}
        error={taskError?.[1]}
      />
      {onRemove && (
        <Button kind="quiet" size="small" className={styles.remove} onClick={onRemove}>
          Remove step {index + 1}
        </Button>
      )}
    </fieldset>
  );
}
