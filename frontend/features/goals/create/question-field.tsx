import { ChoiceChips } from '#frontend/ui/controls/choice-chips.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import type { GoalQuestion } from '#schema/contracts/goals.ts';
import styles from './create-goal.module.css';

type Props = {
  question: Pick<GoalQuestion, 'text' | 'choices'>;
  answer: string;
  isOptional: boolean;
  onAnswer: (answer: string) => void;
};

/** One question of the talk: answers to press, a field beside them, and nothing that must be. */
export function QuestionField({
  question: { text, choices },
  answer,
  isOptional,
  onAnswer,
}: Props) {
  if (!choices)
    return (
      <Field
        label={text}
        optional={isOptional}
        maxLength={300}
        value={answer}
        onChange={(event) => onAnswer(event.target.value)}
      />
    );
  const isChoice = choices.includes(answer);
  return (
    <ChoiceChips
      legend={text}
      choices={choices}
      value={answer}
      onChoose={(choice) => onAnswer(choice === answer ? '' : choice)}
    >
      <div className={styles.aside}>
        <Field
          label="Or in your own words"
          maxLength={300}
          value={isChoice ? '' : answer}
          onChange={(event) => onAnswer(event.target.value)}
        />
      </div>
    </ChoiceChips>
  );
}
