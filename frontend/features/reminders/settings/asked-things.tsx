import { useQuery } from '@tanstack/react-query';
import { remindersQuery, useDeleteReminder } from '#frontend/api/reminders/reminders.ts';
import { daysInWords, nextInWords, waysInWords } from '#frontend/lib/words/reminder-words.rules.ts';
import { sayNotChanged } from '#frontend/state/not-changed.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { goalPath, PATHS } from '#schema/urls/page-paths.ts';
import styles from './reminders.module.css';

/** What asks, and how to have it stop. */
export function AskedThings() {
  const { data: reminders } = useQuery(remindersQuery);
  const { mutate: end, isPending } = useDeleteReminder();
  return (
    <SettingsItem title="What you’re asked about" state={reminders?.length || 'Nothing'} open>
      {!reminders && <Skeleton />}
      {reminders?.length === 0 && (
        <p className={styles.words}>
          Nothing, unless you want it. In <TextLink href={PATHS.goals}>your goals</TextLink>, open
          the three dots beside a task with a day or a rhythm, or beside an if-then with a time, and
          choose “Ask me”.
        </p>
      )}
      {reminders && reminders.length > 0 && (
        <ul className={styles.list} aria-label="What you’re asked about">
          {reminders.map((reminder) => (
            <li key={reminder.id} className={styles.line}>
              <div>
                <p className={styles.name}>{reminder.title}</p>
                <p className={styles.words}>
                  {[reminder.at, daysInWords(reminder.days), waysInWords(reminder)]
                    .filter(Boolean)
                    .join(', ')}
                  {' · '}
                  {reminder.goalTitle}
                </p>
                <p className={styles.words}>{nextInWords(reminder)}</p>
                {reminder.offersSmaller && (
                  <p className={styles.offer}>
                    Twice “not yet”. A smaller version may help: rename it in{' '}
                    <TextLink href={goalPath(reminder.goalId)}>its goal</TextLink>.
                  </p>
                )}
              </div>
              <Button
                kind="quiet"
                size="small"
                disabled={isPending}
                aria-label={`Stop asking about ${reminder.title}`}
                onClick={() => end(reminder.id, { onError: (error) => sayNotChanged(error) })}
              >
                Stop asking
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SettingsItem>
  );
}
