import styles from './quiz.module.css';

/** What an answer was, in a word and a sign; the colour only repeats it, and is never red. */
export function AnswerMark({ isChosen, isCorrect }: { isChosen: boolean; isCorrect: boolean }) {
  const words = isCorrect
    ? isChosen
      ? 'Right.'
      : 'This fits best.'
    : isChosen
      ? 'Not quite.'
      : 'Hm.';
  return (
    <strong className={styles.mark} data-right={isCorrect || undefined}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d={
            isCorrect
              ? 'M4 10.500c2 1 3 2 4 4.500 1.500-5 4-8.500 8-10.500'
              : 'M4 10c2-3 4-3 6 0s4 3 6 0'
          }
        />
      </svg>
      {words}
    </strong>
  );
}
