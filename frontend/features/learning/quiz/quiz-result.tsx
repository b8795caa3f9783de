import { percentWords } from '#frontend/lib/words/percent-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import type { QuizQuestion } from '#schema/contracts/unit-material.ts';
import styles from './quiz.module.css';
import { masteryWords, type QuizAnswers, rightCount } from './quiz.rules.ts';
import { AnswerMark } from './quiz-mark.tsx';

type Props = {
  unit: LearningUnit;
  questions: QuizQuestion[];
  answers: QuizAnswers;
  onTryAgain: () => void;
};

/**
 * How the latest attempt went, against what the unit asks for, with every answer to look at again.
 */
export function QuizResult({ unit, questions, answers, onTryAgain }: Props) {
  const right = rightCount(questions, answers);
  const share = right / questions.length;
  const best = unit.progress?.masteryScore ?? share;
  const words = `${right} of ${questions.length} right`;
  return (
    <div className={styles.sheet}>
      <h2 data-begins="" tabIndex={-1} className={styles.score}>
        {words}
      </h2>
      <Progress value={right} max={questions.length} label={words} />
      <p>{masteryWords(share, unit.requiredMasteryScore)}</p>
      {best > share && <p className={styles.best}>Your best so far: {percentWords(best)}.</p>}
      <ol className={styles.answers}>
        {questions.map((question, index) => (
          <li key={question.question} className={styles.answered}>
            <Answered question={question} answer={answers[index] as number} />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <p className={styles.keys}>This result is kept. A new attempt can only add to your best.</p>
        <Button kind="outline" onClick={onTryAgain}>
          Try again
        </Button>
      </div>
    </div>
  );
}

function Answered({ question, answer }: { question: QuizQuestion; answer: number }) {
  const isRight = question.options[answer]?.isCorrect ?? false;
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          <AnswerMark isChosen isCorrect={isRight} /> {question.question}
        </span>
      }
    >
      <ul className={styles.why}>
        {question.options.map((option, index) =>
          index === answer || option.isCorrect ? (
            <li key={option.text}>
              <p className={styles.taken}>
                {index === answer ? 'You took: ' : 'This fits best: '}
                {option.text}
              </p>
              <p>{option.feedback}</p>
            </li>
          ) : null,
        )}
      </ul>
    </Disclosure>
  );
}
