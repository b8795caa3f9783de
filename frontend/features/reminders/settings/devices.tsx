import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { remindersQuery, useEndDevice } from '#frontend/api/reminders/reminders.ts';
import {
  type PushState,
  pushState,
  renewPush,
  turnOnPush,
} from '#frontend/api/reminders/this-browser.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { sayNotChanged } from '#frontend/state/not-changed.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import type { ReminderSettings } from '#schema/contracts/reminders.ts';
import styles from './reminders.module.css';

const STATES: Record<PushState, string> = {
  unable:
    'This browser shows no notifications. On an iPhone or iPad, add Yet to the home screen first.',
  blocked:
    'This browser blocks notifications of Yet. Its own settings, at the address, can allow them.',
  off: 'This browser is not among them. It will ask you whether Yet may show notifications.',
  on: 'This browser is among them.',
};

/** Said where nothing asks yet: no browser is asked for leave before the first promise. */
const NOT_YET =
  'This browser is not among them. It asks you when you first choose “Ask me” in a goal.';

/** Where notifications go: this browser and others, each with a way to end it. */
export function Devices({ settings: { devices, pushKey } }: { settings: ReminderSettings }) {
  const client = useQueryClient();
  const [state, setState] = useState<PushState>();
  const { data: reminders } = useQuery(remindersQuery);
  const { mutate: end, isPending } = useEndDevice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the list it may be another.
  useEffect(() => void pushState().then(setState), [devices]);

  const fail = (error: unknown) =>
    sayNotChanged(error, 'The browser’s push service could not be reached.');
  const turnOn = (key: string) => turnOnPush(client, key).then(setState, fail);
  // It may be this very browser, which then has to forget its address.
  const lookHere = () =>
    renewPush(client)
      .then(pushState)
      .then(setState, () => undefined);
  const asksSomething = Boolean(reminders?.length);

  if (!pushKey) return null;
  return (
    <SettingsItem title="Browsers that notify you" state={devices.length || 'None'}>
      {devices.length > 0 && (
        <ul className={styles.list} aria-label="Browsers that notify you">
          {devices.map(({ id, device, createdAt, lastSeenAt }) => (
            <li key={id} className={styles.line}>
              <div>
                <p className={styles.name}>{device}</p>
                <p className={styles.words}>
                  Since: {dayWords(createdAt)} · Last renewed: {dayWords(lastSeenAt)}
                </p>
              </div>
              <Button
                kind="quiet"
                size="small"
                disabled={isPending}
                aria-label={`Stop notifying ${device}`}
                onClick={() => end(id, { onError: fail, onSuccess: lookHere })}
              >
                End
              </Button>
            </li>
          ))}
        </ul>
      )}
      {state && reminders && (
        <p className={styles.words}>
          {state === 'off' && !asksSomething ? NOT_YET : STATES[state]}
        </p>
      )}
      {state === 'off' && asksSomething && (
        <Button kind="outline" size="small" onClick={() => turnOn(pushKey)}>
          Notify me in this browser
        </Button>
      )}
    </SettingsItem>
  );
}
