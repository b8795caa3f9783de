import { type ReactNode, useId } from 'react';
import styles from './choice-chips.module.css';

type Props = {
  /** What is asked; the chips are a group of that name. */
  legend: ReactNode;
  choices: readonly string[];
  /** The choice that is taken; any other text is none of them. */
  value: string | undefined;
  onChoose: (choice: string) => void;
  disabled?: boolean;
  /** Stands below the choices and belongs to the question: a field, say. */
  children?: ReactNode;
};

/** Short answers to press. Whether a second press clears one is up to `onChange`. */
export function ChoiceChips({ legend, choices, value, onChoose, disabled, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not take part in the grid.
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.legend}>
        {legend}
      </p>
      <ul className={styles.chips}>
        {choices.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={choice === value}
              aria-disabled={disabled || undefined}
              onClick={() => !disabled && onChoose(choice)}
            >
              {choice}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
