import { type SyntheticEvent, useState } from 'react';
import { type FieldErrors, validate } from '#frontend/lib/validate.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { ChoiceChips } from '#frontend/ui/controls/choice-chips.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { type IfThen, NewIfThen } from '#schema/contracts/if-thens.ts';
import { IF_THEN_MAX } from '#schema/rules/limits.ts';
import { MAKER_WORDS } from './if-then-words.rules.ts';
import styles from './if-thens.module.css';

type Parts = Omit<IfThen, 'id' | 'madeBy'>;
type Props = {
  /** Without one it is a new one. */
  ifThen?: IfThen;
  onSave: (parts: Parts) => void;
  onClose: () => void;
  onRemove?: () => void;
};

const CUES: { cue: IfThen['cue']; name: string; example: string }[] = [
  { cue: 'event', name: 'Something happens', example: 'I have put the kettle on' },
  { cue: 'time', name: 'A time', example: 'it is half past seven' },
  { cue: 'place', name: 'A place', example: 'I come in through the door' },
];

/** The two parts of an if-then and what it is tied to. Only a time has an hour. */
export function IfThenForm({ ifThen, onSave, onClose, onRemove }: Props) {
  const [cue, setCue] = useState<IfThen['cue']>(ifThen?.cue ?? 'event');
  const [when, setWhen] = useState(ifThen?.when ?? '');
  const [at, setAt] = useState(ifThen?.at ?? '');
  const [act, setAct] = useState(ifThen?.act ?? '');
  const [errors, setErrors] = useState<FieldErrors>({});
  const chosen = CUES.find((one) => one.cue === cue);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const hour = cue === 'time' && at ? at : undefined;
    // With a time and no words, the time is the “when”.
    const said = when.trim() || !hour ? when : `it is ${hour}`;
    const result = validate(NewIfThen, { cue, when: said, act, ...(hour && { at: hour }) });
    if ('errors' in result) return setErrors(result.errors);
    onSave(result.value);
    onClose();
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <ChoiceChips
        legend="Tied to"
        choices={CUES.map(({ name }) => name)}
        value={chosen?.name}
        onChoose={(name) => setCue(CUES.find((one) => one.name === name)?.cue ?? cue)}
      />
      {cue === 'time' && (
        <Field
          label="At"
          type="time"
          value={at}
          error={errors['at']}
          onChange={(event) => setAt(event.target.value)}
        />
      )}
      <Field
        label="If …"
        value={when}
        error={errors['when']}
        maxLength={IF_THEN_MAX}
        placeholder={chosen?.example}
        optional={cue === 'time' && at !== ''}
        onChange={(event) => setWhen(event.target.value)}
      />
      <Field
        label="then …"
        value={act}
        error={errors['act']}
        maxLength={IF_THEN_MAX}
        placeholder="I put my shoes on"
        onChange={(event) => setAct(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small">
          {ifThen ? 'Save' : 'Keep it'}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          Close
        </Button>
        {onRemove && (
          <Button kind="quiet" size="small" onClick={onRemove}>
            Delete
          </Button>
        )}
        {ifThen && MAKER_WORDS[ifThen.madeBy] && (
          <span className={styles.origin}>{MAKER_WORDS[ifThen.madeBy]}</span>
        )}
      </div>
    </form>
  );
}
