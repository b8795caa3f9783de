import { useEffect, useRef, useState } from 'react';
import type { Completion } from '#frontend/features/learning/unit/use-completion.ts';
import { storageKeys } from '#frontend/lib/storage.ts';
import { useStoredDraft } from '#frontend/lib/use-stored-draft.ts';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import type { QuizQuestion } from '#schema/contracts/unit-material.ts';
import { isFinished, readAnswers } from './quiz.rules.ts';
import { QuizResult } from './quiz-result.tsx';
import { QuizStep } from './quiz-step.tsx';

type Props = {
  unit: LearningUnit;
  questions: QuizQuestion[];
  userId: number;
  completion: Completion;
};

/**
 * One question after another, then how it went. A result is kept and shown again; half a quiz waits
 * on the device.
 */
export function UnitQuiz({ unit, questions, userId, completion }: Props) {
  const draft = useStoredDraft(storageKeys.unitDraft(userId, unit.id, 'answers'));
  const answers = readAnswers(questions, draft.text);
  const [asked, setAsked] = useState<number | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  const place = useRef<HTMLElement>(null);
  const hasMoved = useRef(false);

  const kept = unit.progress?.answers ?? null;
  const showsResult = isFinished(questions, kept) && !isTrying && answers.length === 0;
  const step = asked ?? Math.min(answers.length, questions.length - 1);

  // A new question and the result are new pages: eyes and ears begin at their heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question shown decides.
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    const heading = place.current?.querySelector<HTMLElement>('[data-begins]');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, [step, showsResult]);

  const move = (change: () => void) => {
    hasMoved.current = true;
    change();
  };
  const goOn = async () => {
    if (step < questions.length - 1) return move(() => setAsked(step + 1));
    if (!(await completion.set(true, { answers }))) return;
    move(() => {
      draft.forget(draft.text);
      setAsked(null);
      setIsTrying(false);
    });
  };

  return (
    <section ref={place} aria-label="Questions">
      {showsResult ? (
        <QuizResult
          unit={unit}
          questions={questions}
          answers={kept}
          onTryAgain={() => move(() => setIsTrying(true))}
        />
      ) : (
        <QuizStep
          key={step}
          question={questions[step] as QuizQuestion}
          step={step}
          count={questions.length}
          answer={answers[step]}
          isSaving={completion.isSaving}
          onAnswer={(choice) => {
            setAsked(step);
            draft.type(JSON.stringify([...answers.slice(0, step), choice]));
          }}
          onGoOn={goOn}
        />
      )}
    </section>
  );
}
