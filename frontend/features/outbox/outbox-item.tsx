import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { momentWords } from '#frontend/lib/words/moment-words.rules.ts';
import { outboxOf } from '#frontend/outbox/page-outbox.ts';
import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { WaitingMark } from '#frontend/ui/feedback/waiting-mark.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import styles from './outbox-dialog.module.css';
import { describeWrite } from './outbox-words.rules.ts';
import { withoutPlan, wordsIn } from './reword.rules.ts';
import { RewordForm } from './reword-form.tsx';

type Step = 'edit' | 'discard' | null;
type StepProps = { queued: QueuedWrite; onStep: (step: Step) => void };

/**
 * One queued write. A refused one can be corrected and sent again; nothing is discarded without
 * asking.
 */
export function OutboxItem({ queued, goals }: { queued: QueuedWrite; goals: Goal[] }) {
  const [step, setStep] = useState<Step>(null);
  const { what, about, text } = describeWrite(queued.write, goals);
  const next = { queued, onStep: setStep };

  return (
    <li className={styles.item}>
      <p className={styles.what}>
        <strong>{what}</strong>
        {about && <span>{about}</span>}
        <time dateTime={queued.writtenAt}>{momentWords(queued.writtenAt)}</time>
      </p>
      {text && step !== 'edit' && <p className={styles.text}>{text}</p>}
      {step === 'edit' && <RewordForm queued={queued} onClose={() => setStep(null)} />}
      {step === 'discard' && <Discard {...next} />}
      {step === null && <Choices {...next} />}
    </li>
  );
}

function Choices({ queued, onStep }: StepProps) {
  const outbox = outboxOf(useQueryClient());
  const canEdit = Object.keys(wordsIn(queued.write)).length > 0;
  const unplanned = queued.refusal && withoutPlan(queued.write);
  return (
    <>
      {queued.refusal && <p className={styles.refusal}>{queued.refusal.message}</p>}
      <div className={styles.actions}>
        {!queued.refusal && <WaitingMark />}
        {queued.refusal && canEdit && (
          <Button kind="outline" size="small" onClick={() => onStep('edit')}>
            Edit
          </Button>
        )}
        {queued.refusal && (
          <Button kind="outline" size="small" onClick={() => outbox.sendAgain(queued)}>
            Send again
          </Button>
        )}
        {unplanned && (
          <Button kind="outline" size="small" onClick={() => outbox.sendAgain(queued, unplanned)}>
            Save without a plan for now
          </Button>
        )}
        <Button kind="quiet" size="small" className={styles.last} onClick={() => onStep('discard')}>
          Discard
        </Button>
      </div>
    </>
  );
}

function Discard({ queued, onStep }: StepProps) {
  const outbox = outboxOf(useQueryClient());
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => question.current?.querySelector('button')?.focus(), []);

  return (
    <fieldset ref={question} className={styles.question}>
      <legend>Discard this?</legend>
      <p>
        {queued.triedAt && !queued.refusal
          ? 'It was sent once and may have arrived. From this device it’s deleted for good.'
          : 'It exists on this device only, and is deleted for good.'}
      </p>
      <div className={styles.actions}>
        <Button kind="outline" size="small" onClick={() => onStep(null)}>
          Keep it
        </Button>
        <Button kind="danger" size="small" onClick={() => outbox.discard(queued)}>
          Discard
        </Button>
      </div>
    </fieldset>
  );
}
