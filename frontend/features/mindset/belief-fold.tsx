import { type FormEvent, useState } from 'react';
import { useAnswerBelief } from '#frontend/api/mindset.ts';
import texts from '#frontend/generated/beliefs.json';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { ChoiceList } from '#frontend/ui/controls/choice-list.tsx';
import type { Assessment } from '#schema/contracts/mindset.ts';
import {
  BELIEF_STEPS,
  beliefReading,
  beliefScore,
  beliefValue,
} from '#schema/rules/mindset/core-belief.ts';
import { Fold } from './fold.tsx';
import styles from './results-letter.module.css';

const STEPS = texts.agreement.map((text, index) => ({ value: index + 1, text }));
type Keyed = 'growth' | 'fixed';

/** Three statements about the belief itself: a reading of their own, beside the five areas. */
export function BeliefFold({ assessment }: { assessment: Assessment }) {
  const { beliefAnswers } = assessment;
  const [isAsking, setIsAsking] = useState(false);
  const reading = beliefAnswers && beliefReading(beliefAnswers);
  return (
    <Fold
      title={texts.title}
      about={
        !beliefAnswers || !reading
          ? 'Three statements, half a minute'
          : reading === 'apart'
            ? 'No one figure'
            : `${beliefScore(beliefAnswers)} out of ${BELIEF_STEPS}`
      }
    >
      <p>{texts.intro}</p>
      {beliefAnswers && reading && !isAsking ? (
        <>
          <p>{texts.readings[reading]}</p>
          {reading !== 'apart' && (
            <p className={styles.out}>
              {beliefScore(beliefAnswers)} out of {BELIEF_STEPS}: the mean of three answers, where 1
              is “ability is settled” and {BELIEF_STEPS} is “ability can change”.
            </p>
          )}
          <div>
            <Button kind="outline" size="small" onClick={() => setIsAsking(true)}>
              Answer again
            </Button>
          </div>
        </>
      ) : (
        <Statements assessmentId={assessment.id} onKept={() => setIsAsking(false)} />
      )}
    </Fold>
  );
}

function Statements({ assessmentId, onKept }: { assessmentId: number; onKept: () => void }) {
  const [steps, setSteps] = useState<Record<number, number>>({});
  const { mutate: keep, isPending } = useAnswerBelief(assessmentId);
  const isWhole = texts.statements.every((_, index) => steps[index] !== undefined);

  const send = (event: FormEvent) => {
    event.preventDefault();
    keep(
      {
        answers: texts.statements.map(({ keyed }, index) =>
          beliefValue(steps[index] as number, keyed as Keyed),
        ),
      },
      {
        onSuccess: onKept,
        onError: (error) =>
          showToast({
            title: 'Your answers were not saved',
            description: errorMessage(error, 'Something went wrong on the way.'),
            kind: 'destructive',
          }),
      },
    );
  };

  return (
    <form onSubmit={send} className={styles.statements}>
      {texts.statements.map(({ text }, index) => (
        <ChoiceList
          key={text}
          legend={<span className={styles.statement}>{text}</span>}
          choices={STEPS}
          value={steps[index]}
          onChoose={(step) => setSteps((before) => ({ ...before, [index]: step }))}
          disabled={isPending}
        />
      ))}
      <div>
        <Button type="submit" disabled={!isWhole} pending={isPending}>
          Keep these answers
        </Button>
      </div>
    </form>
  );
}
