import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useState } from 'react';
import {
  reminderSettingsQuery,
  remindersQuery,
  useDeleteReminder,
  usePutReminder,
} from '#frontend/api/reminders/reminders.ts';
import { type PushState, pushState, turnOnPush } from '#frontend/api/reminders/this-browser.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { CheckboxLine } from '#frontend/ui/controls/checkbox-line.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { ReminderSubject } from '#schema/contracts/reminder-choices.ts';
import type { ReminderSettings } from '#schema/contracts/reminders.ts';
import styles from './ask-me.module.css';

type Props = {
  goalId: number;
  subject: ReminderSubject;
  subjectId: string;
  /** Why it cannot ask yet, in words; undefined where it can. */
  missing?: string | undefined;
  /** The hour that is offered: that of an if-then, say. */
  at?: string;
  /** Days of the week of an if-then; none for each day. */
  days?: number[];
  /** Takes the offer of a smaller version after two times “not yet”. */
  onSmaller?: () => void;
};

const EVENING = '18:00';

/**
 * “Ask me”: when, and by which way. Nothing asks before this was pressed, and the browser is asked
 * for leave only then, after words that say what for.
 */
export function AskMe({
  goalId,
  subject,
  subjectId,
  missing,
  at = EVENING,
  days,
  onSmaller,
}: Props) {
  const client = useQueryClient();
  const { data: reminders } = useQuery(remindersQuery);
  const { data: settings } = useQuery(reminderSettingsQuery);
  const put = usePutReminder();
  const end = useDeleteReminder();
  const [push, setPush] = useState<PushState>();
  const [problem, setProblem] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => void pushState().then(setPush), []);

  const isThis = (one: { goalId: number; subject: string; subjectId: string }) =>
    one.goalId === goalId && one.subject === subject && one.subjectId === subjectId;
  const existing = reminders?.find(isThis);
  // A way that was switched off for everything brings nothing, so it is not offered.
  const canPush =
    Boolean(settings?.byPush && settings.pushKey) && push !== undefined && push !== 'unable';
  const canMail = Boolean(settings?.byMail && settings.email) && settings?.mailDelivery !== 'none';
  const hasOtherBrowsers = Boolean(settings?.byPush && settings.devices.length > 0);

  if (missing) return <p className={styles.words}>{missing}</p>;
  if (!reminders || !settings || push === undefined) return null;

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
        setPush(now);
        if (now !== 'on' && !hasOtherBrowsers && !byMail) {
          setProblem(
            'This browser was not allowed to show notifications, so you won’t be asked yet.',
          );
          return;
        }
      }
      const time = String(form.get('at') ?? '');
      await put.mutateAsync({
        ...{ goalId, subject, subjectId, byPush, byMail, at: time },
        ...(days && { days }),
      });
      setIsOpen(false);
    } catch (error) {
      setProblem(errorMessage(error, 'This could not be saved. Please try again in a moment.'));
    } finally {
      setIsBusy(false);
    }
  };
  const stop = (id: number) =>
    end.mutate(id, { onError: (error) => setProblem(errorMessage(error, 'Please try again.')) });

  return (
    <div className={styles.ask}>
      {existing && (
        <div className={styles.line}>
          <Bell isOn />
          <span className={styles.state}>
            Asks at {existing.at} {waysOf(existing)}
          </span>
          <span className={styles.acts}>
            <Button
              kind="quiet"
              size="small"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              Change
            </Button>
            <Button kind="quiet" size="small" onClick={() => stop(existing.id)}>
              Stop asking
            </Button>
          </span>
        </div>
      )}
      {existing?.offersSmaller && onSmaller && (
        <p className={styles.offer}>
          Twice “not yet”. Would a smaller version help?{' '}
          <Button kind="outline" size="small" onClick={onSmaller}>
            Make it smaller
          </Button>
        </p>
      )}
      {(isOpen || !existing) && (
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
      )}
    </div>
  );
}

const waysOf = ({ byPush, byMail }: { byPush: boolean; byMail: boolean }) =>
  byPush && byMail ? 'by notification and mail' : byPush ? 'by notification' : 'by mail';

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

function Bell({ isOn }: { isOn: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      className={styles.bell}
      data-on={isOn || undefined}
    >
      <path d="M6 17h12l-1.6-2.4V11a4.4 4.4 0 0 0-8.8 0v3.6zM10.4 19.6a1.8 1.8 0 0 0 3.2 0" />
    </svg>
  );
}
