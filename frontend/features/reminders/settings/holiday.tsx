import { formatLocalDate, localDate } from '#frontend/lib/render-locale.ts';
import { todayHere } from '#frontend/lib/today-here.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import type { ReminderChoicesPatch, ReminderSettings } from '#schema/contracts/reminders.ts';
import styles from './reminders.module.css';

type Props = { settings: ReminderSettings; onChoose: (patch: ReminderChoicesPatch) => void };

const dayInWords = (date: string) =>
  formatLocalDate(localDate(`${date}T12:00:00.000Z`), { day: 'numeric', month: 'long' });

/** Nothing asks until a day is over; then all goes on by itself. */
export function Holiday({ settings: { pausedUntil }, onChoose }: Props) {
  const today = todayHere();
  const isAway = pausedUntil !== null && pausedUntil >= today;
  return (
    <SettingsItem title="Holiday" state={isAway ? `Until ${dayInWords(pausedUntil)}` : 'No'}>
      <p className={styles.words}>
        You’re asked nothing up to and including this day, and nothing afterwards about the days in
        between.
      </p>
      <div className={styles.times}>
        <label className={styles.field}>
          Last day
          <input
            key={pausedUntil}
            type="date"
            min={today}
            className={styles.input}
            defaultValue={isAway ? pausedUntil : ''}
            onBlur={({ target: { value } }) =>
              value !== (pausedUntil ?? '') && value >= today && onChoose({ pausedUntil: value })
            }
          />
        </label>
        {isAway && (
          <Button kind="quiet" size="small" onClick={() => onChoose({ pausedUntil: null })}>
            I am back
          </Button>
        )}
      </div>
    </SettingsItem>
  );
}
