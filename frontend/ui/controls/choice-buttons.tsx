import type { Choice } from '#schema/contracts/safety.ts';
import { Button } from './button.tsx';
import styles from './choice-buttons.module.css';

type Props = { choices: readonly Choice[]; isDisabled: boolean; onChoose: (value: string) => void };

/** Answers that can be pressed; there is always a text field beside or below them. */
export function ChoiceButtons({ choices, isDisabled, onChoose }: Props) {
  return (
    <ul className={styles.choices} aria-label="Possible answers">
      {choices.map(({ label, value }) => (
        <li key={value}>
          <Button kind="outline" disabled={isDisabled} onClick={() => onChoose(value)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
