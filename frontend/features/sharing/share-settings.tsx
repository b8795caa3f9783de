import { type FormEvent, type ReactNode, useState } from 'react';
import { useChangeShare, useCloseLink, useEndShare, useOpenLink } from '#frontend/api/sharing.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import { Switch } from '#frontend/ui/controls/switch.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import type { PublicLink, Share } from '#schema/contracts/sharing.ts';
import { RenewSealed } from './renew-sealed.tsx';
import { dayOfEnd, isPastDay, midnightAfter, PAST_END } from './share-draft.rules.ts';
import styles from './share-goal.module.css';

const refused = (title: string) => (error: Error) =>
  showToast({
    title,
    description: errorMessage(error, 'Please try again in a moment.'),
    kind: 'destructive',
  });
const STOPPED = {
  title: 'Not shared any more',
  description: 'The link no longer opens anything.',
};

const stopping = (onStopped: () => void) => ({
  onDone: () => {
    showToast(STOPPED);
    onStopped();
  },
  onRefused: refused('Still shared'),
});

type Common = { goal: Goal; onStopped: () => void };

export function LinkSettings({ link, goal, onStopped }: Common & { link: PublicLink }) {
  const open = useOpenLink(goal.id);
  const close = useCloseLink(goal.id, stopping(onStopped));
  return (
    <Settings
      expiresAt={link.expiresAt}
      isSaving={open.isPending}
      isStopping={close.isPending}
      onSave={(expiresAt) => open.mutate(expiresAt, { onError: refused('Not changed') })}
      onStop={() => close.mutate()}
    />
  );
}

type ShareSettingsProps = Common & { share: Share; sealKey: string | null };

export function ShareSettings({ share, goal, sealKey, onStopped }: ShareSettingsProps) {
  const change = useChangeShare(share);
  const end = useEndShare(share, stopping(onStopped));
  const mayCheer = share.permissionLevel === 'cheer';
  return (
    <Settings
      expiresAt={share.expiresAt}
      isSaving={change.isPending}
      isStopping={end.isPending}
      onSave={(expiresAt) => change.mutate({ expiresAt }, { onError: refused('Not changed') })}
      onStop={() => end.mutate()}
    >
      {share.isEncrypted ? (
        <RenewSealed share={share} goal={goal} sealKey={sealKey} />
      ) : (
        <Switch
          label="They may leave one note"
          hint="A note that’s already there stays."
          checked={mayCheer}
          onChange={(checked) =>
            change.mutate(
              { permissionLevel: checked ? 'cheer' : 'view' },
              { onError: refused('Not changed') },
            )
          }
        />
      )}
    </Settings>
  );
}

type SettingsProps = {
  expiresAt: string | null;
  isSaving: boolean;
  isStopping: boolean;
  onSave: (expiresAt: string | null) => void;
  onStop: () => void;
  children?: ReactNode;
};

/** What every way has: an end, and a stop. */
function Settings({ expiresAt, isSaving, isStopping, onSave, onStop, children }: SettingsProps) {
  const [until, setUntil] = useState(() => dayOfEnd(expiresAt));
  const [error, setError] = useState<string | null>(null);
  const isChanged = until !== dayOfEnd(expiresAt);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isPast = isPastDay(until, new Date());
    setError(isPast ? PAST_END : null);
    if (!isPast) onSave(midnightAfter(until));
  };
  return (
    <div className={styles.settings}>
      {children}
      <Form onSubmit={save}>
        <Field
          label="Until"
          optional
          type="date"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          error={error}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            kind="outline"
            size="small"
            pending={isSaving}
            disabled={!isChanged}
          >
            {isSaving ? 'Saving...' : 'Save date'}
          </Button>
          <Button kind="danger" size="small" pending={isStopping} onClick={onStop}>
            {isStopping ? 'Stopping...' : 'Stop sharing'}
          </Button>
        </div>
      </Form>
    </div>
  );
}
