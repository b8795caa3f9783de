import type { ReactNode } from 'react';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import styles from './quiz.module.css';

/** How far one is, and where the question belongs. */
export function QuizHead({
  step,
  count,
  category,
}: {
  step: number;
  count: number;
  category: string;
}) {
  const words = `Question ${step + 1} of ${count}`;
  return (
    <div className={styles.head}>
      <div className={styles.where}>
        <p className={styles.count}>{words}</p>
        <p className={styles.badge}>{category}</p>
      </div>
      <Progress value={step + 1} max={count} label={words} />
    </div>
  );
}

/** The sheet a question is written on. */
export function QuizSheet({ folio, children }: { folio?: number; children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      {folio && (
        <span aria-hidden="true" className={styles.folio}>
          {folio}
        </span>
      )}
      {children}
    </div>
  );
}

export function QuizWaiting() {
  return (
    <>
      <p role="status" className={styles.waiting}>
        Loading mindset assessment...
      </p>
      <QuizSheet>
        <Skeleton count={3} />
      </QuizSheet>
    </>
  );
}
