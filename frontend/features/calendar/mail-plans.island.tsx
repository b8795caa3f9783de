import { useQuery } from '@tanstack/react-query';
import { mailPlansQuery, useChooseMails } from '#frontend/api/calendar.ts';
import { formatLocalDate } from '#frontend/lib/render-locale.ts';
import { sayNotChanged } from '#frontend/state/not-changed.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Select } from '#frontend/ui/controls/field.tsx';
import { Switch } from '#frontend/ui/controls/switch.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { SettingsRow } from '#frontend/ui/settings-section.tsx';
import type { MailPlansPatch, WeekMail } from '#schema/contracts/mail-plans.ts';
import styles from './calendar.module.css';

/** What the week’s mail begins with: Sunday evening, and no names in it. */
const FIRST: WeekMail = { weekday: 7, hour: 18, namesGoals: false };

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The fifth of January 2026 was a Monday. */
const dayName = (weekday: number) =>
  formatLocalDate(new Date(2026, 0, 4 + weekday), { weekday: 'long' });
const hourName = (hour: number) =>
  formatLocalDate(new Date(2026, 0, 5, hour), { hour: 'numeric', minute: '2-digit' });

/** The mails that somebody may want. None is sent that was not chosen here. */
export function MailPlansSettings() {
  const { data, error, refetch } = useQuery(mailPlansQuery);
  const { mutate, isPending, variables } = useChooseMails();
  const choose = (patch: MailPlansPatch) =>
    mutate(patch, { onError: (failure) => sayNotChanged(failure) });

  if (!data)
    return (
      <SettingsRow>
        {error ? (
          <Button kind="outline" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        ) : (
          <Skeleton />
        )}
      </SettingsRow>
    );
  const plans = { ...data, ...(isPending && variables) };
  if (!plans.canReceive)
    return (
      <SettingsRow>
        <p className={styles.quiet}>
          Yet can write to you about your week, and once when you were away. For that it needs an
          email address that you have confirmed, under Account.
        </p>
      </SettingsRow>
    );
  const { week, away } = plans;
  return (
    <>
      <SettingsRow>
        <div className={styles.mails}>
          <Switch
            label="My week by mail"
            hint="What you did, in words and a small picture. Nothing comes after a week in which nothing happened."
            checked={week !== null}
            onChange={(isOn) => choose({ week: isOn ? FIRST : null })}
          />
          {week && <WeekChoices week={week} onChoose={(next) => choose({ week: next })} />}
        </div>
      </SettingsRow>
      <SettingsRow>
        <Switch
          label="One mail when I was away"
          hint="After two weeks without a visit, one kind mail, and then none."
          checked={away}
          onChange={(isOn) => choose({ away: isOn })}
        />
      </SettingsRow>
    </>
  );
}

function WeekChoices({ week, onChoose }: { week: WeekMail; onChoose: (week: WeekMail) => void }) {
  return (
    <>
      <div className={styles.when}>
        <Select
          label="Day"
          value={week.weekday}
          onChange={(event) => onChoose({ ...week, weekday: Number(event.target.value) })}
        >
          {WEEKDAYS.map((weekday) => (
            <option key={weekday} value={weekday}>
              {dayName(weekday)}
            </option>
          ))}
        </Select>
        <Select
          label="Hour"
          value={week.hour}
          onChange={(event) => onChoose({ ...week, hour: Number(event.target.value) })}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hourName(hour)}
            </option>
          ))}
        </Select>
      </div>
      <Switch
        label="Name goals and steps"
        hint="Mail is less private than this app. Without this, it says how many and not which."
        checked={week.namesGoals}
        onChange={(namesGoals) => onChoose({ ...week, namesGoals })}
      />
    </>
  );
}
