import { useId } from 'react';
import type { FieldErrors } from '#frontend/lib/validate.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { QuizQuestion } from '#schema/contracts/unit-material.ts';
import { LineField } from './line-field.tsx';
import { withOne } from './typed-fields.rules.ts';
import styles from './unit-fields.module.css';

const [FEWEST, MOST] = [4, 6];
const [FEWEST_OPTIONS, MOST_OPTIONS] = [3, 4];

const EMPTY_OPTION = { text: '', isCorrect: false, feedback: '' };
const emptyQuestion = (): QuizQuestion => ({
  question: '',
  options: Array.from({ length: FEWEST_OPTIONS }, (_, index) => ({
    ...EMPTY_OPTION,
    isCorrect: index === 0,
  })),
});

type Props = {
  questions: QuizQuestion[];
  errors: FieldErrors;
  onChange: (questions: QuizQuestion[]) => void;
};

/** The questions of a quiz with all their answers. */
export function QuestionFields({ questions, errors, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>Questions</legend>
      <p className={styles.note}>
        What people answered is kept by its place, so questions and answers come and go at the end
        only.
      </p>
      {questions.map((question, index) => (
        <Question
          // biome-ignore lint/suspicious/noArrayIndexKey: kept answers know them by their place.
          key={index}
          place={index}
          question={question}
          errors={errors}
          onChange={(change) => onChange(withOne(questions, index, change))}
        />
      ))}
      {errors['questions'] && <p className={styles.error}>{errors['questions']}</p>}
      <div className={styles.actions}>
        {questions.length < MOST && (
          <Button
            kind="outline"
            size="small"
            onClick={() => onChange([...questions, emptyQuestion()])}
          >
            Add a question
          </Button>
        )}
        {questions.length > FEWEST && (
          <Button kind="quiet" size="small" onClick={() => onChange(questions.slice(0, -1))}>
            Remove question {questions.length}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

type QuestionProps = {
  place: number;
  question: QuizQuestion;
  errors: FieldErrors;
  onChange: (change: Partial<QuizQuestion>) => void;
};

function Question({ place, question: { question, options }, errors, onChange }: QuestionProps) {
  const name = useId();
  const at = `questions.${place}`;
  return (
    <fieldset className={styles.item}>
      <legend>Question {place + 1}</legend>
      <LineField
        label="Words"
        rows={3}
        value={question}
        bounds={[30, 420]}
        error={errors[`${at}.question`]}
        onChange={(words) => onChange({ question: words })}
      />
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: kept answers know them by their place.
        <div key={index} className={styles.option} data-right={option.isCorrect ? '' : undefined}>
          <LineField
            label={`Answer ${index + 1}`}
            value={option.text}
            bounds={[15, 150]}
            error={errors[`${at}.options.${index}.text`]}
            onChange={(text) => onChange({ options: withOne(options, index, { text }) })}
          />
          <LineField
            label={`What is said to answer ${index + 1}`}
            rows={3}
            value={option.feedback}
            bounds={[60, 420]}
            error={errors[`${at}.options.${index}.feedback`]}
            onChange={(feedback) => onChange({ options: withOne(options, index, { feedback }) })}
          />
          <label className={styles.right}>
            <input
              type="radio"
              name={name}
              checked={option.isCorrect}
              onChange={() =>
                onChange({
                  options: options.map((one, other) => ({ ...one, isCorrect: other === index })),
                })
              }
            />
            This one fits best
          </label>
        </div>
      ))}
      {errors[`${at}.options`] && <p className={styles.error}>{errors[`${at}.options`]}</p>}
      <div className={styles.actions}>
        {options.length < MOST_OPTIONS && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => onChange({ options: [...options, EMPTY_OPTION] })}
          >
            Add an answer
          </Button>
        )}
        {options.length > FEWEST_OPTIONS && !options.at(-1)?.isCorrect && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => onChange({ options: options.slice(0, -1) })}
          >
            Remove answer {options.length}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
