import { useId } from 'react';
import { ChoiceChips } from '#frontend/ui/controls/choice-chips.tsx';
import { Weekdays } from '#frontend/ui/controls/weekdays.tsx';
import type { Rhythm } from '#schema/contracts/rhythms.ts';
import { rhythmWords, weekdayOf } from '#schema/rules/goals/rhythms.ts';
import styles from './rhythms.module.css';

type Every = Rhythm['every'];
const KINDS: { name: string; every?: Every }[] = [
  { name: 'Once' },
  { name: 'On days', every: 'weekdays' },
  { name: 'Times a week', every: 'week' },
  { name: 'Every few days', every: 'days' },
  { name: 'Monthly', every: 'month' },
];

/** Where each kind begins: near to what somebody may mean today. */
const beginning = (every: Every, today: string): Rhythm => {
  switch (every) {
    case 'weekdays':
      return { every, days: [weekdayOf(today)] };
    case 'week':
      return { every, times: 3 };
    case 'days':
      return { every, count: 2 };
    case 'month':
      return { every, day: Number(today.slice(8)) };
  }
};

type Props = {
  rhythm: Rhythm | undefined;
  today: string;
  onChange: (rhythm: Rhythm | null) => void;
};

/** How often a task is done: once, or in a rhythm, with what that kind of rhythm needs to know. */
export function RhythmChooser({ rhythm, today, onChange }: Props) {
  const chosen = KINDS.find(({ every }) => every === rhythm?.every)?.name;
  const choose = (name: string) => {
    if (name === chosen) return;
    const every = KINDS.find((kind) => kind.name === name)?.every;
    onChange(every ? beginning(every, today) : null);
  };
  return (
    <div className={styles.chooser}>
      <ChoiceChips
        legend="How often"
        choices={KINDS.map(({ name }) => name)}
        value={chosen}
        onChoose={choose}
      />
      {rhythm?.every === 'weekdays' && (
        <Weekdays
          label="Days of the week"
          days={rhythm.days}
          onChange={(days) => onChange({ every: 'weekdays', days })}
        />
      )}
      {rhythm && rhythm.every !== 'weekdays' && <Count rhythm={rhythm} onChange={onChange} />}
      {rhythm && (
        <p className={styles.said} role="status">
          {rhythmWords(rhythm)}
        </p>
      )}
    </div>
  );
}

const COUNTS = {
  week: { label: 'Times a week', most: 7 },
  days: { label: 'Days from one to the next', most: 365 },
  month: { label: 'Day of the month', most: 31 },
} as const;

/** The one number that the other kinds have. */
function Count({
  rhythm,
  onChange,
}: {
  rhythm: Exclude<Rhythm, { every: 'weekdays' }>;
  onChange: (rhythm: Rhythm) => void;
}) {
  const id = useId();
  const { label, most } = COUNTS[rhythm.every];
  const value =
    rhythm.every === 'week' ? rhythm.times : rhythm.every === 'days' ? rhythm.count : rhythm.day;
  const change = (count: number) => {
    if (!Number.isInteger(count) || count < 1 || count > most) return;
    if (rhythm.every === 'week') onChange({ every: 'week', times: count });
    if (rhythm.every === 'days') onChange({ every: 'days', count });
    if (rhythm.every === 'month') onChange({ every: 'month', day: count });
  };
  return (
    <div className={styles.count}>
      <label htmlFor={id}>{label}</label>
      <button
        type="button"
        className={styles.step}
        aria-label={`${label}: one less`}
        disabled={value <= 1}
        onClick={() => change(value - 1)}
      >
        −
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        className={styles.number}
        min={1}
        max={most}
        value={value}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`${label}: one more`}
        disabled={value >= most}
        onClick={() => change(value + 1)}
      >
        +
      </button>
    </div>
  );
}
