import type { FieldErrors } from '#frontend/lib/validate.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import type { WritingPrompt } from '#schema/contracts/unit-material.ts';
import { LineField } from './line-field.tsx';
import { withOne } from './typed-fields.rules.ts';
import styles from './unit-fields.module.css';

const [FEWEST, MOST] = [2, 5];

type Props = {
  prompts: WritingPrompt[];
  errors: FieldErrors;
  onChange: (prompts: WritingPrompt[]) => void;
};

/** What an exercise asks people to write. */
export function PromptFields({ prompts, errors, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>What to write</legend>
      <p className={styles.note}>
        What people wrote is kept by its place, so prompts come and go at the end only.
      </p>
      {prompts.map((prompt, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was written knows them by their place.
        <fieldset key={index} className={styles.item}>
          <legend>Prompt {index + 1}</legend>
          <LineField
            label="Label"
            rows={1}
            value={prompt.label}
            bounds={[4, 60]}
            error={errors[`prompts.${index}.label`]}
            onChange={(label) => onChange(withOne(prompts, index, { label }))}
          />
          <LineField
            label="Help"
            value={prompt.help}
            bounds={[20, 160]}
            error={errors[`prompts.${index}.help`]}
            onChange={(help) => onChange(withOne(prompts, index, { help }))}
          />
          <Field
            label="Lines of its field"
            type="number"
            min={2}
            max={12}
            value={prompt.rows}
            error={errors[`prompts.${index}.rows`] ?? null}
            onChange={(event) =>
              onChange(
                withOne(prompts, index, { rows: Math.round(event.target.valueAsNumber) || 0 }),
              )
            }
          />
        </fieldset>
      ))}
      {errors['prompts'] && <p className={styles.error}>{errors['prompts']}</p>}
      <div className={styles.actions}>
        {prompts.length < MOST && (
          <Button
            kind="outline"
            size="small"
            onClick={() => onChange([...prompts, { label: '', help: '', rows: 3 }])}
          >
            Add a prompt
          </Button>
        )}
        {prompts.length > FEWEST && (
          <Button kind="quiet" size="small" onClick={() => onChange(prompts.slice(0, -1))}>
            Remove prompt {prompts.length}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
