import { type ReactNode, useId } from 'react';
import { useIsHydrated } from '#frontend/first-view/use-is-hydrated.ts';
import styles from './choice-list.module.css';

type Choice<Value extends number | string> = { value: Value; text: string };
type Props<Value extends number | string> = {
  /** The question: the group's visible and accessible name. */
  legend: ReactNode;
  choices: Choice<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  disabled?: boolean;
  describedBy?: string;
};

/** One of several worded answers: native radios, each row a line of the page. */
export function ChoiceList<Value extends number | string>({
  legend,
  choices,
  value,
  onChoose,
  disabled,
  describedBy,
}: Props<Value>) {
  const name = useId();
  const isHydrated = useIsHydrated();
  return (
    <fieldset
      className={styles.group}
      disabled={disabled || !isHydrated}
      aria-describedby={describedBy}
    >
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.row}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span className={styles.text}>{choice.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
