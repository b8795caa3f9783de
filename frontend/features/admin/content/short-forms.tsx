import { Field, Select } from '#frontend/ui/controls/field.tsx';
import type { FieldsOf } from '#schema/contracts/admin/content-edits.ts';
import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import type { FormProps } from './content-form.tsx';
import { LineField } from './line-field.tsx';
import styles from './unit-fields.module.css';

export function PathFields({ fields, errors, onChange }: FormProps<FieldsOf<'path'>>) {
  const { title, description, learningObjectives } = fields;
  return (
    <>
      <LineField
        label="Title"
        rows={1}
        value={title}
        bounds={[6, 60]}
        error={errors['title']}
        onChange={(value) => onChange({ title: value })}
      />
      <LineField
        label="Description"
        rows={4}
        value={description}
        bounds={[120, 420]}
        error={errors['description']}
        onChange={(value) => onChange({ description: value })}
      />
      <fieldset className={styles.group}>
        <legend>What people take from it</legend>
        {learningObjectives.map((objective, index) => (
          <LineField
            // biome-ignore lint/suspicious/noArrayIndexKey: their place is their identity.
            key={index}
            label={`Objective ${index + 1}`}
            value={objective}
            bounds={[20, 120]}
            error={errors[`learningObjectives.${index}`]}
            onChange={(value) =>
              onChange({ learningObjectives: learningObjectives.with(index, value) })
            }
          />
        ))}
      </fieldset>
    </>
  );
}

export function ModuleFields({ fields, errors, onChange }: FormProps<FieldsOf<'module'>>) {
  return (
    <>
      <LineField
        label="Title"
        rows={1}
        value={fields.title}
        bounds={[6, 60]}
        error={errors['title']}
        onChange={(title) => onChange({ title })}
      />
      <LineField
        label="Description"
        rows={4}
        value={fields.description}
        bounds={[80, 320]}
        error={errors['description']}
        onChange={(description) => onChange({ description })}
      />
    </>
  );
}

type CategoryProps = { value: MindsetCategory; onChange: (category: MindsetCategory) => void };

function Category({ value, onChange }: CategoryProps) {
  return (
    <Select
      label="Category"
      value={value}
      onChange={(event) => onChange(event.target.value as MindsetCategory)}
      hint="People whose answers are weakest there get it first."
    >
      {MINDSET_CATEGORIES.map((category) => (
        <option key={category} value={category}>
          {category}
        </option>
      ))}
    </Select>
  );
}

export function MotivationFields({ fields, errors, onChange }: FormProps<FieldsOf<'motivation'>>) {
  return (
    <>
      <LineField
        label="Message"
        rows={3}
        value={fields.quote}
        bounds={[40, 320]}
        hint="Who has it today keeps it until their day ends."
        error={errors['quote']}
        onChange={(quote) => onChange({ quote })}
      />
      <LineField
        label="Source"
        rows={1}
        value={fields.source}
        hint="“Yet” for our own words; else who wrote it, where and when."
        error={errors['source']}
        onChange={(source) => onChange({ source })}
      />
      <LineField
        label="Something to do about it within a minute"
        value={fields.action}
        bounds={[20, 200]}
        error={errors['action']}
        onChange={(action) => onChange({ action })}
      />
      <Category value={fields.category} onChange={(category) => onChange({ category })} />
    </>
  );
}

export function MicroFields({ fields, errors, onChange }: FormProps<FieldsOf<'micro'>>) {
  return (
    <>
      <LineField
        label="Text"
        rows={5}
        value={fields.content}
        bounds={[120, 420]}
        hint="Who was given it before keeps the text they were given."
        error={errors['content']}
        onChange={(content) => onChange({ content })}
      />
      <LineField
        label="Source, where a study or a work stands behind it"
        rows={1}
        value={fields.source ?? ''}
        error={errors['source']}
        onChange={(source) => onChange({ source: source.trim() === '' ? null : source })}
      />
      <Category value={fields.category} onChange={(category) => onChange({ category })} />
      <Field
        label="Minutes"
        type="number"
        min={1}
        max={5}
        value={fields.estimatedMinutes}
        error={errors['estimatedMinutes'] ?? null}
        onChange={(event) =>
          onChange({ estimatedMinutes: Math.round(event.target.valueAsNumber) || 0 })
        }
      />
    </>
  );
}
