import { Suspense, useId, useRef, useState } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { MoreButton } from '#frontend/ui/controls/more-button.tsx';
import type { IfThen, IfThenPatch } from '#schema/contracts/if-thens.ts';
import { ifThenSentence, ifThenWords } from './if-then-words.rules.ts';
import styles from './if-thens.module.css';

const AskMe = lazyComponent(() =>
  import('#frontend/features/goals/ask/ask-me.tsx').then((m) => m.AskMe),
);
const IfThenForm = lazyComponent(() => import('./if-then-form.tsx').then((m) => m.IfThenForm));

type Props = {
  goalId: number;
  ifThen: IfThen;
  onChange: (patch: IfThenPatch) => void;
  onRemove: () => void;
};

/** One if-then: the moment, and what is done then. Its button opens the form. */
export function IfThenRow({ goalId, ifThen, onChange, onRemove }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const more = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    more.current?.focus();
  };
  const { lead, when, join, act } = ifThenWords(ifThen);
  const { at } = ifThen;
  return (
    <li className={styles.row} data-if-then={ifThen.id}>
      <p className={styles.words}>
        <span className={styles.when}>
          <span className={styles.lead}>{lead} </span>
          {when}
          {at && !when.includes(at) && (
            <time className={styles.at} dateTime={at}>
              {at}
            </time>
          )}
        </span>
        <span className={styles.act}>
          <span className={styles.lead}>{join} </span>
          <span>{act}</span>
        </span>
      </p>
      <MoreButton
        ref={more}
        label={`Change: ${ifThenSentence(ifThen)}`}
        controls={formId}
        {...{ isOpen }}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <div id={formId} className={styles.opened}>
            <IfThenForm
              ifThen={ifThen}
              onSave={({ at: hour, ...rest }) =>
                onChange({ ...rest, at: rest.cue === 'time' ? (hour ?? null) : null })
              }
              onClose={close}
              onRemove={onRemove}
            />
            <AskMe
              {...{ goalId }}
              subject="if-then"
              subjectId={ifThen.id}
              name={act}
              {...(at && { at })}
              missing={at ? undefined : 'Tie it to a time of day, and it can ask you then.'}
            />
          </div>
        </Suspense>
      )}
    </li>
  );
}
