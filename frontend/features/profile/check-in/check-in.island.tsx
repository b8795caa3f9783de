import { type FormEvent, useRef, useState } from 'react';
import { useCheckIn } from '#frontend/api/profile.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { ChoiceList } from '#frontend/ui/controls/choice-list.tsx';
import { CHECK_IN_QUESTIONNAIRE } from '#schema/rules/mindset/questionnaire.ts';
import styles from './check-in.module.css';
import {
  type CheckInAnswers,
  checkInQuestions,
  firstUnanswered,
  isOnePlace,
  presentedOptions,
  valuesOf,
} from './check-in.rules.ts';
import { CheckInResultCard } from './check-in-result.tsx';

export function CheckInForm() {
  const [answers, setAnswers] = useState<CheckInAnswers>({});
  const [wantsAll, setWantsAll] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { data: result, mutate: send, isPending, reset } = useCheckIn();

  if (result) {
    return (
      <CheckInResultCard
        checkIn={result}
        isOnePlace={isOnePlace(checkInQuestions, answers)}
        onAgain={() => {
          setAnswers({});
          setWantsAll(false);
          reset();
        }}
      />
    );
  }

  const finish = (event: FormEvent) => {
    event.preventDefault();
    const open = firstUnanswered(checkInQuestions, answers);
    if (open === -1) {
      send(
        {
          answers: valuesOf(checkInQuestions, answers),
          questionnaire: CHECK_IN_QUESTIONNAIRE,
        },
        {
          onError: (error) =>
            showToast({
              title: 'Failed to save check-in',
              description: errorMessage(error, 'Something went wrong on the way.'),
              kind: 'destructive',
            }),
        },
      );
      return;
    }
    setWantsAll(true);
    showToast({
      title: 'Incomplete Assessment',
      description: 'Please answer all questions to get your mindset score.',
    });
    form.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus();
  };

  return (
    <form ref={form} onSubmit={finish} noValidate>
      <ol className={styles.questions}>
        {checkInQuestions.map((question, index) => {
          const isMissing = wantsAll && answers[question.id] === undefined;
          return (
            <li key={question.id}>
              <ChoiceList
                legend={
                  <span className={styles.question}>
                    <span className={styles.number}>
                      {index + 1} of {checkInQuestions.length}
                      {isMissing && <strong>, not answered yet</strong>}
                    </span>
                    {question.question}
                  </span>
                }
                choices={presentedOptions(question)}
                value={answers[question.id]}
                onChoose={(value) => setAnswers((before) => ({ ...before, [question.id]: value }))}
                disabled={isPending}
              />
            </li>
          );
        })}
      </ol>
      <Button type="submit" pending={isPending}>
        See my score
      </Button>
    </form>
  );
}
