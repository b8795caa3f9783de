import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { usePutReminder } from '#frontend/api/reminders/reminders.ts';
import { type PushState, turnOnPush } from '#frontend/api/reminders/this-browser.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { CheckboxLine } from '#frontend/ui/controls/checkbox-line.tsx';
import { Weekdays } from '#frontend/ui/controls/weekdays.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { NewReminder, Reminder, ReminderSettings } from '#schema/contracts/reminders.ts';
import styles from './ask-me.module.css';
import { Bell } from './bell.tsx';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

type Props = {
  about: Pick<NewReminder, 'goalId' | 'subject' | 'subjectId'>;
  existing: Reminder | undefined;
  settings: ReminderSettings;
  push: PushState;
  onPush: (push: PushState) => void;
  /** The hour that is offered. */
  at: string;
  onSaved: () => void;
};

/** When it asks and by which ways. An if-then has days of its own; others have theirs already. */
export function AskForm({ about, existing, settings, push, onPush, at, onSaved }: Props) {
  const client = useQueryClient();
  const put = usePutReminder();
  const [days, setDays] = useState(existing?.days ?? EVERY_DAY);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // A way that was switched off for everything brings nothing, so it is not offered.
  const canPush = Boolean(settings.byPush && settings.pushKey) && push !== 'unable';
  const canMail = Boolean(settings.byMail && settings.email) && settings.mailDelivery !== 'none';
  const hasOtherBrowsers = settings.byPush && settings.devices.length > 0;

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const byPush = form.has('push');
    const byMail = form.has('mail');
    setProblem('');
    setIsBusy(true);
    try {
      if (byPush && push === 'off' && settings.pushKey) {
        const now = await turnOnPush(client, settings.pushKey);
        onPush(now);
        if (now !== 'on' && !hasOtherBrowsers && !byMail) {
          setProblem(
            'This browser was not allowed to show notifications, so you won’t be asked yet.',
          );
          return;
        }
      }
      const time = String(form.get('at') ?? '');
      await put.mutateAsync({
        ...{ ...about, byPush, byMail, at: time },
        ...(days.length < EVERY_DAY.length && { days }),
      });
      onSaved();
    } catch (error) {
      setProblem(errorMessage(error, 'This could not be saved. Please try again in a moment.'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <div className={styles.line}>
        {!existing && <Bell isOn={false} />}
        <label className={styles.time}>
          {existing ? 'At' : 'Ask me at'}
          <input
            type="time"
            name="at"
            required
            className={styles.input}
            defaultValue={existing?.at ?? at}
          />
        </label>
        <Button type="submit" size="small" pending={isBusy}>
          {existing ? 'Save' : 'Ask me'}
        </Button>
      </div>
      {about.subject === 'if-then' && (
        <Weekdays label="Days on which it asks" days={days} onChange={setDays} />
      )}
      <div className={styles.ways}>
        <CheckboxLine
          label="By notification"
          name="push"
          defaultChecked={existing ? existing.byPush : canPush}
          disabled={!canPush && !hasOtherBrowsers}
        />
        <CheckboxLine
          label="By mail"
          name="mail"
          defaultChecked={existing ? existing.byMail : !canPush && canMail}
          disabled={!canMail}
        />
      </div>
      <p className={styles.words}>{wordsBefore(push, canPush, canMail, settings)}</p>
      {problem && <Notice kind="error">{problem}</Notice>}
    </form>
  );
}

/** What happens next, before the browser says it in its own words. */
function wordsBefore(
  push: PushState,
  canPush: boolean,
  canMail: boolean,
  { byPush, byMail }: ReminderSettings,
): string {
  if (push === 'off' && canPush)
    return 'Your browser will ask whether Yet may show notifications. They say “A promise to yourself”, and come for what you chose, at most three a day.';
  if (!byPush && !byMail)
    return 'Reminders are off in Settings, both by notification and by mail. Switch one of them on first.';
  if (push === 'blocked' && !canMail)
    return 'This browser blocks notifications of Yet; its own settings can allow them.';
  if (!canPush && !canMail)
    return 'There is no way yet: confirm an email address in Settings, or open Yet in a browser that shows notifications.';
  return 'At most three a day, and none in your quiet hours. All of it is in Settings.';
}
