import type { Choice } from '#schema/contracts/safety.ts';
import styles from './scale-buttons.module.css';

type Props = {
  /** What the two ends are called. */
  low: string;
  high: string;
  choices: readonly Choice[];
  isDisabled: boolean;
  onChoose: (value: string) => void;
};

/** The numbers of a scale in a row, with its ends named. */
export function ScaleButtons({ low, high, choices, isDisabled, onChoose }: Props) {
  return (
    <fieldset className={styles.scale} disabled={isDisabled}>
      <legend className="visually-hidden">
        From {choices.at(0)?.label}, {low}, to {choices.at(-1)?.label}, {high}
      </legend>
      <ul className={styles.numbers}>
        {choices.map(({ label, value }) => (
          <li key={value}>
            <button type="button" className={styles.number} onClick={() => onChoose(value)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </fieldset>
  );
}
