import type { ReactNode } from 'react';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { SeedlingDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { FormAnswer } from '#schema/contracts/form-answer.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './mailed-page.module.css';

type Props = {
  title: string;
  words: string;
  /** What became of the press, where there was one. */
  answer: FormAnswer | undefined;
  children: ReactNode;
};

/** A page that a mail leads to: it shows nothing of anybody's, and does nothing by being opened. */
export function MailedPage({ title, words, answer, children }: Props) {
  const isDone = answer?.done != null;
  const problem = answer?.problem;
  return (
    <section className={styles.page}>
      <SeedlingDrawing size={72} />
      <header className={styles.head}>
        <h1>{isDone ? 'Thank you' : (problem?.title ?? title)}</h1>
        {!problem && <p role={isDone ? 'status' : undefined}>{isDone ? answer.done : words}</p>}
      </header>
      {problem && (
        <Notice kind="error" answers>
          {problem.message}
        </Notice>
      )}
      {isDone || problem ? <ButtonLink href={PATHS.home}>Open Yet</ButtonLink> : children}
    </section>
  );
}
