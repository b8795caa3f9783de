import { useId } from 'react';
import { useIsHydrated } from '#frontend/first-view/use-is-hydrated.ts';
import styles from './radio-group.module.css';

type Choice<Value extends string> = { value: Value; name: string; words: string };
type Props<Value extends string> = {
  label: string;
  choices: Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Native radio buttons, each with a sentence that says what it means. */
export function RadioGroup<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: Props<Value>) {
  const id = useId();
  const isHydrated = useIsHydrated();
  return (
    <fieldset className={styles.group} disabled={!isHydrated}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={`${id}-${choice.value}-words`}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span id={`${id}-${choice.value}`} className={styles.name}>
              {choice.name}
            </span>
            <span id={`${id}-${choice.value}-words`} className={styles.words}>
              {choice.words}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
