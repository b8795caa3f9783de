import { type FormEvent, useRef, useState } from 'react';
import { useEndTier, useGrantTier } from '#frontend/api/admin.ts';
import { utcDateWords } from '#frontend/features/admin/date-words.rules.ts';
import { ApiError, errorMessage } from '#frontend/lib/request.ts';
import { fieldErrors } from '#frontend/lib/validate.ts';
import { TIER_NAMES } from '#frontend/lib/words/tier-names.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field, Select } from '#frontend/ui/controls/field.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import { Confirm } from '#frontend/ui/feedback/confirm.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { AdminUserDetail, TierGrant } from '#schema/contracts/admin/admin.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import styles from './person.module.css';
import { planWords, tierSourceWords } from './person-words.rules.ts';

const isoDay = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Which plan they are on, and a plan to give. */
export function PersonPlan({ person }: { person: AdminUserDetail }) {
  const [said, setSaid] = useState('');
  const current = useRef<HTMLParagraphElement>(null);
  const stay = (words: string) => {
    setSaid(words);
    // The pressed button may be gone; the focus must not be lost with it.
    current.current?.focus();
  };
  return (
    <div className={styles.block}>
      <div>
        <p ref={current} tabIndex={-1} className={styles.current}>
          {planWords(person)}
        </p>
        <p className={styles.muted}>{tierSourceWords(person)}</p>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {person.tierSource === 'gift' && <EndGrant person={person} onEnded={stay} />}
      {person.whyNotGranted ? (
        <Notice>{person.whyNotGranted}</Notice>
      ) : (
        <Grant person={person} onGranted={stay} />
      )}
    </div>
  );
}

function Grant({
  person,
  onGranted,
}: {
  person: AdminUserDetail;
  onGranted: (words: string) => void;
}) {
  const { mutate, isPending, error } = useGrantTier(person.id);
  const [tier, setTier] = useState<TierGrant['tier']>('pro');
  const [until, setUntil] = useState(() => isoDay(30));
  const errors = error instanceof ApiError ? fieldErrors(error.issues) : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { tier, until },
      {
        onSuccess: ({ subscriptionExpiresAt }) =>
          onGranted(`Granted until the end of ${utcDateWords(subscriptionExpiresAt ?? until)}.`),
      },
    );
  };

  return (
    <Form className={styles.form} onSubmit={submit}>
      <Select
        label={person.tierSource === 'gift' ? 'Grant another instead' : 'Grant a plan'}
        value={tier}
        onChange={(event) => setTier(event.target.value as TierGrant['tier'])}
      >
        <option value="pro">{TIER_NAMES.pro}</option>
        <option value="premium">{TIER_NAMES.premium}</option>
      </Select>
      <Field
        label="Through the end of"
        type="date"
        min={isoDay(0)}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        hint="It costs nothing, renews nothing, and ends by itself."
        error={errors['until']}
      />
      {error && !errors['until'] && (
        <Notice kind="error">
          {errorMessage(error, 'The plan was not granted. Please try again in a moment.')}
        </Notice>
      )}
      <Button type="submit" kind="outline" pending={isPending}>
        {isPending ? 'Granting...' : `Grant ${TIER_NAMES[tier]}`}
      </Button>
    </Form>
  );
}

function EndGrant({
  person,
  onEnded,
}: {
  person: AdminUserDetail;
  onEnded: (words: string) => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useEndTier(person.id);
  const plan = TIER_NAMES[person.subscriptionTier];
  const end = () =>
    mutate(undefined, {
      onSuccess: () => onEnded(`${plan} has ended.`),
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      {error && (
        <Notice kind="error">
          {errorMessage(error, 'The plan goes on. Please try again in a moment.')}
        </Notice>
      )}
      <Button kind="outline" onClick={() => setIsAsking(true)}>
        End {plan} now
      </Button>
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={end}
        title={`End ${plan} for ${person.username}?`}
        confirm={`End ${plan}`}
        keep="Let it go on"
        pending={isPending}
      >
        They are on the free plan from that moment. What they made and finished stays.
      </Confirm>
    </>
  );
}
