import { type FormEvent, useState } from 'react';
import { useRemovePasskey, useRenamePasskey } from '#frontend/api/ways-in.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import { Confirm } from '#frontend/ui/feedback/confirm.tsx';
import type { Passkey } from '#schema/contracts/ways-in.ts';
import styles from './passkeys.module.css';

type Props = {
  passkey: Passkey;
  isOnlyWay: boolean;
  /** Says what was done, where it can be heard. */
  onDone: (words: string) => void;
};

export function PasskeyRow({ passkey, isOnlyWay, onDone }: Props) {
  const [isNaming, setNaming] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey;
  const used = lastUsedAt ? dayWords(lastUsedAt) : 'Not yet';

  if (isNaming) {
    const stopNaming = (words?: string) => {
      setNaming(false);
      onDone(words ?? '');
    };
    return (
      <li className={styles.passkey}>
        <Naming passkey={passkey} onDone={stopNaming} />
      </li>
    );
  }
  return (
    <li className={styles.passkey}>
      <div>
        <p id={`passkey-${id}`}>{name}</p>
        <p className={styles.aside}>
          Added: {dayWords(createdAt)} · Last used: {used}
          {isSynced && ' · On all your devices'}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          kind="quiet"
          size="small"
          aria-label={`Rename ${name}`}
          onClick={() => setNaming(true)}
        >
          Rename
        </Button>
        {isOnlyWay ? (
          <span className={styles.aside}>Your only way in</span>
        ) : (
          <Button
            kind="quiet"
            size="small"
            aria-label={`Remove ${name}`}
            onClick={() => setLeaving(true)}
          >
            Remove
          </Button>
        )}
      </div>
      {isLeaving && <Removal passkey={passkey} onClose={() => setLeaving(false)} onDone={onDone} />}
    </li>
  );
}

function Naming({ passkey, onDone }: { passkey: Passkey; onDone: (words?: string) => void }) {
  const { mutate: rename, isPending, error } = useRenamePasskey();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    rename(
      { id: passkey.id, name },
      { onSuccess: (renamed) => onDone(`It’s now called “${renamed.name}”.`) },
    );
  };

  return (
    <Form className={styles.naming} onSubmit={submit}>
      <Field
        label="Name of this passkey"
        name="name"
        defaultValue={passkey.name}
        maxLength={50}
        autoFocus
        autoComplete="off"
        error={error && errorMessage(error, 'The name could not be saved.')}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="outline" size="small" pending={isPending}>
          {isPending ? 'Saving...' : 'Save name'}
        </Button>
        <Button kind="quiet" size="small" onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

type RemovalProps = { passkey: Passkey; onClose: () => void; onDone: (words: string) => void };

function Removal({ passkey, onClose, onDone }: RemovalProps) {
  const { mutate: remove, isPending } = useRemovePasskey();

  const confirm = () =>
    remove(passkey, {
      onSuccess: () => onDone(`“${passkey.name}” is removed.`),
      onError: (failure) => {
        onClose();
        showToast({
          title: 'Not removed',
          description: errorMessage(failure, 'Please try again in a moment.'),
          kind: 'destructive',
        });
      },
    });

  return (
    <Confirm
      open
      title={`Remove “${passkey.name}”?`}
      confirm={isPending ? 'Removing...' : 'Remove passkey'}
      keep="Keep it"
      pending={isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      It will no longer sign you in here. Your device may keep showing it until you delete it there
      as well.
    </Confirm>
  );
}
