import { Button } from '#frontend/ui/controls/button.tsx';
import { ChoiceChips } from '#frontend/ui/controls/choice-chips.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import type { UnderstoodGoal } from '#schema/contracts/goals.ts';
import styles from './create-goal.module.css';
import { areParts } from './goal-talk.rules.ts';

type Props = {
  understood: UnderstoodGoal;
  title: string;
  answer: string;
  /** Eden reads the goal anew with this answer. */
  onCorrect: (answer: string) => void;
  onType: (answer: string) => void;
  isReading: boolean;
};

/** What Eden understood the goal as, and the ways to correct that. */
export function UnderstoodPart({ understood, ...props }: Props) {
  const { text, question, choices, others } = understood;
  return (
    <>
      <p className={understood.kind ? styles.said : styles.asked}>{text}</p>
      {question && choices && <Correction {...{ question, choices, ...props }} />}
      {question && !choices && others && (
        <Disclosure summary="Not what you meant?" open={props.answer !== ''}>
          <Correction {...{ question, choices: others, ...props }} />
        </Disclosure>
      )}
    </>
  );
}

function Correction({
  question,
  choices,
  title,
  answer,
  onCorrect,
  onType,
  isReading,
}: Omit<Props, 'understood'> & { question: string; choices: string[] }) {
  const isTyped = answer !== '' && !choices.includes(answer);
  return (
    <ChoiceChips
      legend={question}
      choices={choices}
      value={answer}
      onChoose={onCorrect}
      disabled={isReading}
    >
      {!areParts(choices, title) && (
        <div className={styles.own}>
          <div className={styles.aside}>
            <Field
              label="Or in your own words"
              maxLength={300}
              value={isTyped ? answer : ''}
              onChange={(event) => onType(event.target.value)}
            />
          </div>
          {isTyped && (
            <Button kind="outline" pending={isReading} onClick={() => onCorrect(answer)}>
              Read it again
            </Button>
          )}
        </div>
      )}
    </ChoiceChips>
  );
}
