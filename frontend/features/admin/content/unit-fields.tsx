import type { FieldsOf } from '#schema/contracts/admin/content-edits.ts';
import type { FormProps } from './content-form.tsx';
import { HtmlField } from './html-field.tsx';
import { LineField } from './line-field.tsx';
import { PromptFields } from './prompt-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { withOne } from './typed-fields.rules.ts';
import styles from './unit-fields.module.css';

/** Everything of a unit that can be changed here. */
export function UnitFields({ fields, errors, onChange }: FormProps<FieldsOf<'unit'>>) {
  const { title, claim, source, act, html, hints, retrieval, questions, prompts } = fields;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>What it teaches</legend>
        <LineField
          label="Title"
          rows={1}
          value={title}
          bounds={[6, 60]}
          error={errors['title']}
          onChange={(value) => onChange({ title: value })}
        />
        <LineField
          label="Claim"
          rows={3}
          value={claim}
          bounds={[60, 320]}
          hint="The one thing it teaches, no more strongly than its source."
          error={errors['claim']}
          onChange={(value) => onChange({ claim: value })}
        />
        <LineField
          label="Source"
          value={source}
          hint="Authors (year), journal; several with a semicolon between."
          error={errors['source']}
          onChange={(value) => onChange({ source: value })}
        />
      </fieldset>
      <HtmlField
        value={html}
        error={errors['html']}
        onChange={(value) => onChange({ html: value })}
      />
      {questions && (
        <QuestionFields
          questions={questions}
          errors={errors}
          onChange={(changed) => onChange({ questions: changed })}
        />
      )}
      {prompts && (
        <PromptFields
          prompts={prompts}
          errors={errors}
          onChange={(changed) => onChange({ prompts: changed })}
        />
      )}
      <fieldset className={styles.group}>
        <legend>What to do with it</legend>
        <LineField
          label="Act"
          value={act}
          bounds={[40, 240]}
          hint="The one thing to do in a goal of one’s own."
          error={errors['act']}
          onChange={(value) => onChange({ act: value })}
        />
        {hints.map((hint, index) => (
          <LineField
            // biome-ignore lint/suspicious/noArrayIndexKey: their place is their identity.
            key={index}
            label={`Hint ${index + 1}`}
            value={hint}
            bounds={[30, 180]}
            error={errors[`hints.${index}`]}
            onChange={(value) => onChange({ hints: hints.with(index, value) })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Asked again after days</legend>
        {retrieval.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reviews know them by place.
          <div key={index} className={styles.pair}>
            <LineField
              label={`Question ${index + 1} to recall`}
              value={one.question}
              bounds={[25, 180]}
              error={errors[`retrieval.${index}.question`]}
              onChange={(question) =>
                onChange({ retrieval: withOne(retrieval, index, { question }) })
              }
            />
            <LineField
              label={`Answer ${index + 1}`}
              value={one.answer}
              bounds={[12, 260]}
              error={errors[`retrieval.${index}.answer`]}
              onChange={(answer) => onChange({ retrieval: withOne(retrieval, index, { answer }) })}
            />
          </div>
        ))}
      </fieldset>
    </>
  );
}
