import { type KeyboardEvent, useState } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import type { QuizQuestion } from '#schema/contracts/unit-material.ts';
import styles from './quiz.module.css';
import { optionForKey } from './quiz.rules.ts';
import { AnswerMark } from './quiz-mark.tsx';

type Props = {
  question: QuizQuestion;
  step: number;
  count: number;
  /** The option chosen first, once there is one. */
  answer: number | undefined;
  isSaving: boolean;
  onAnswer: (choice: number) => void;
  onGoOn: () => void;
};

/**
 * One question. The first choice counts; after it, every option tells why it is or is not the one.
 */
export function QuizStep({ question, step, count, answer, isSaving, onAnswer, onGoOn }: Props) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const isAnswered = answer !== undefined;
  const isLast = step === count - 1;
  const words = `Question ${step + 1} of ${count}`;

  const choose = (index: number) => {
    if (!isAnswered) onAnswer(index);
    else setOpened((open) => new Set(open).add(index));
  };
  const chooseByNumber = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = optionForKey(event.key, question);
    if (index === undefined) return;
    choose(index);
    event.currentTarget.querySelectorAll<HTMLElement>('[data-option]')[index]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut.
    <div className={styles.sheet} onKeyDown={chooseByNumber}>
      <div className={styles.where}>
        <p>{words}</p>
        <Progress value={step + (isAnswered ? 1 : 0)} max={count} label={words} />
      </div>
      <h2 data-begins="" tabIndex={-1} className={styles.question}>
        {question.question}
      </h2>
      <ol className={styles.options}>
        {question.options.map((option, index) => {
          const isChosen = index === answer;
          const isOpen = isAnswered && (isChosen || option.isCorrect || opened.has(index));
          return (
            <li key={option.text} className={styles.option} data-chosen={isChosen || undefined}>
              <button
                type="button"
                data-option=""
                className={styles.choice}
                aria-pressed={isAnswered ? isChosen : undefined}
                onClick={() => choose(index)}
              >
                <span className={styles.key} aria-hidden="true">
                  {index + 1}
                </span>
                <span>{option.text}</span>
              </button>
              <div aria-live="polite">
                {isOpen && (
                  <p className={styles.feedback}>
                    <AnswerMark isChosen={isChosen} isCorrect={option.isCorrect} />{' '}
                    {option.feedback}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <div className={styles.actions}>
        <p className={styles.keys}>
          {isAnswered ? 'You can open the other answers too.' : 'Choose the one you’d go by.'}
        </p>
        <Button disabled={!isAnswered} pending={isSaving} onClick={onGoOn}>
          {isLast ? 'See how it went' : 'Next question'}
        </Button>
      </div>
    </div>
  );
}
