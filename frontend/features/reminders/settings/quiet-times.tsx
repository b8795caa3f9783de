import { quietInWords } from '#frontend/lib/words/reminder-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { ChoiceChips } from '#frontend/ui/controls/choice-chips.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import { REMINDERS_A_DAY } from '#schema/contracts/reminder-choices.ts';
import type { ReminderChoicesPatch, ReminderSettings } from '#schema/contracts/reminders.ts';
import styles from './reminders.module.css';

type Props = { settings: ReminderSettings; onChoose: (patch: ReminderChoicesPatch) => void };

const LIMITS = Array.from({ length: REMINDERS_A_DAY }, (_, n) => String(n + 1));
const USUAL = { from: '22:00', until: '07:00' };

/** When nothing asks, and how much of it at most. */
export function QuietTimes({ settings, onChoose }: Props) {
  const { quietFrom, quietUntil, dayLimit } = settings;
  const from = quietFrom ?? USUAL.from;
  const until = quietUntil ?? USUAL.until;
  // A time that is half typed is none.
  const choose = (quiet: { from?: string; until?: string }) => {
    if (quiet.from === '' || quiet.until === '') return;
    onChoose({ quietFrom: quiet.from ?? from, quietUntil: quiet.until ?? until });
  };
  return (
    <>
      <SettingsItem title="Quiet hours" state={quietInWords(settings)}>
        <p className={styles.words}>What’s due in these hours waits until they’re over.</p>
        <div className={styles.times}>
          <label className={styles.field}>
            From
            <input
              key={`from ${quietFrom}`}
              type="time"
              className={styles.input}
              defaultValue={quietFrom ?? ''}
              onBlur={({ target }) =>
                target.value !== (quietFrom ?? '') && choose({ from: target.value })
              }
            />
          </label>
          <label className={styles.field}>
            Until
            <input
              key={`until ${quietUntil}`}
              type="time"
              className={styles.input}
              defaultValue={quietUntil ?? ''}
              onBlur={({ target }) =>
                target.value !== (quietUntil ?? '') && choose({ until: target.value })
              }
            />
          </label>
          {quietFrom ? (
            <Button
              kind="quiet"
              size="small"
              onClick={() => onChoose({ quietFrom: null, quietUntil: null })}
            >
              No quiet hours
            </Button>
          ) : (
            <Button kind="outline" size="small" onClick={() => choose(USUAL)}>
              Use {USUAL.from} to {USUAL.until}
            </Button>
          )}
        </div>
      </SettingsItem>
      <SettingsItem title="Most in a day" state={dayLimit}>
        <ChoiceChips
          legend="However much is due, you get no more than this."
          choices={LIMITS}
          value={String(dayLimit)}
          onChoose={(limit) => onChoose({ dayLimit: Number(limit) })}
        />
      </SettingsItem>
    </>
  );
}
