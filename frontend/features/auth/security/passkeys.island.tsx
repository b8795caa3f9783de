import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAddPasskey, waysInQuery } from '#frontend/api/ways-in.ts';
import { useIsHydrated } from '#frontend/first-view/use-is-hydrated.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import type { WaysIn } from '#schema/contracts/ways-in.ts';
import { PASSKEYS_MAX } from '#schema/rules/account/passkeys.ts';
import { DeviceDeclined, hasPasskeys, makePasskey } from './passkey-device.ts';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './passkeys.module.css';

/** Keys that live on a person's devices, in place of a password. */
export function Passkeys() {
  const { data: ways, error, refetch } = useQuery(waysInQuery);
  return (
    <SettingsItem title="Passkeys" state={ways && (ways.passkeys.length || 'None so far')}>
      <p>
        A passkey signs you in with your fingerprint, your face or your screen lock. It stays on
        your devices. There’s nothing to remember, and nothing that a fake page could trick you into
        typing.
      </p>
      {error && (
        <Notice
          kind="error"
          action={
            <Button kind="outline" size="small" onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'Your passkeys did not load.')}
        </Notice>
      )}
      {!ways && !error && <Skeleton />}
      {ways && <PasskeyList ways={ways} />}
    </SettingsItem>
  );
}

function PasskeyList({ ways: { passkeys, hasPassword, sso } }: { ways: WaysIn }) {
  const place = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const isOnlyWay = passkeys.length === 1 && !hasPassword && !sso.linked;

  const say = (words: string) => {
    setSaid(words);
    // The button went with what it did; the keyboard's place must not.
    place.current?.focus();
  };

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {passkeys.length > 0 && (
        <ul aria-label="Your passkeys" className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isOnlyWay={isOnlyWay} onDone={say} />
          ))}
        </ul>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {passkeys.length < PASSKEYS_MAX ? (
        <AddPasskey onDone={say} />
      ) : (
        <p className={styles.aside}>
          You have as many as you can have. To add another, remove one you no longer use.
        </p>
      )}
    </div>
  );
}

function AddPasskey({ onDone }: { onDone: (words: string) => void }) {
  const { mutate: add, isPending, error } = useAddPasskey(makePasskey);
  const isHydrated = useIsHydrated();

  if (isHydrated && !hasPasskeys())
    return <p className={styles.aside}>This browser doesn’t support passkeys. Another one may.</p>;
  return (
    <>
      {error && (
        <Notice kind={error instanceof DeviceDeclined ? 'calm' : 'error'}>
          {error instanceof DeviceDeclined
            ? error.message
            : errorMessage(error, 'It could not be added. Please try again.')}
        </Notice>
      )}
      <Button
        kind="outline"
        className={styles.add}
        pending={isPending}
        onClick={() => add(undefined, { onSuccess: ({ name }) => onDone(`“${name}” is added.`) })}
      >
        {isPending ? 'Asking your device...' : 'Add a passkey'}
      </Button>
    </>
  );
}
