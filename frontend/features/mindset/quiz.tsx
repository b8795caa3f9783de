import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import { ChoiceList } from '#frontend/ui/controls/choice-list.tsx';
import type { MindsetQuestion, MindsetResponse } from '#schema/contracts/mindset.ts';
import { categoryName } from './category-words.rules.ts';
import styles from './quiz.module.css';
import { answersOf, presentedChoices, scoreForKey } from './quiz.rules.ts';
import { QuizHead, QuizSheet } from './quiz-page.tsx';
import { SamePlaceQuestion } from './same-place-question.tsx';
import { useQuiz } from './use-quiz.ts';

type Props = { questions: MindsetQuestion[]; responses: MindsetResponse[] };

export function AssessmentQuiz({ questions, responses }: Props) {
  const quiz = useQuiz(questions, answersOf(responses));
  const { question, step, isSubmitted, choose } = quiz;
  const [resumedAt] = useState(() => (responses.length > 0 ? step : null));
  const top = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // A new question is a new page: eyes and ears begin at its top.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  useEffect(() => {
    const chooseByNumber = (event: KeyboardEvent) => {
      if (isSubmitted || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event))
        return;
      const score = scoreForKey(event.key, question);
      if (score === undefined) return;
      choose(score);
      // From here the arrows move on, and Enter goes forward.
      sheet.current?.querySelector<HTMLInputElement>(`input[value="${score}"]`)?.focus();
    };
    document.addEventListener('keydown', chooseByNumber);
    return () => document.removeEventListener('keydown', chooseByNumber);
  });

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    quiz.goOn();
  };

  return (
    <>
      <div ref={top} className={styles.top}>
        <QuizHead step={step} count={questions.length} category={categoryName(question.category)} />
      </div>
      <form ref={sheet} onSubmit={goOn}>
        <QuizSheet folio={step + 1}>
          {step === resumedAt && (
            <p className={styles.resumed}>Welcome back. Your answers are still here.</p>
          )}
          <ChoiceList
            key={question.id}
            legend={
              <h2 ref={heading} tabIndex={-1} className={styles.question}>
                {question.question}
              </h2>
            }
            choices={presentedChoices(question)}
            value={quiz.answer}
            onChoose={choose}
            disabled={isSubmitted}
          />
        </QuizSheet>
        {quiz.isAsking ? (
          <SamePlaceQuestion onLookAgain={quiz.lookAgain} onKeep={quiz.complete} />
        ) : (
          <div className={styles.actions}>
            <Button
              kind="outline"
              disabled={step === 0 || quiz.isSaving || isSubmitted}
              onClick={quiz.goBack}
            >
              Previous
            </Button>
            <p className={styles.keys}>Keys 1 to 5 choose, Enter goes to the next</p>
            <Button type="submit" disabled={quiz.forward.disabled} pending={quiz.isSaving}>
              {quiz.forward.label}
            </Button>
          </div>
        )}
      </form>
    </>
  );
}

/** Whether a key is meant for something that lies over the page or takes text. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="dialog"], textarea, input:not([type="radio"]), [contenteditable]') !==
      null
  );
}
