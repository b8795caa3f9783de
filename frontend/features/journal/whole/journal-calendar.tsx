import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { journalDaysQuery } from '#frontend/api/journal/journal.ts';
import { MoodSign } from '#frontend/features/journal/mood-sign.tsx';
import { ENTRY_MOOD_WORDS } from '#frontend/features/journal/mood-words.rules.ts';
import { formatLocalDate, localNow } from '#frontend/lib/render-locale.ts';
import type { JournalDay } from '#schema/contracts/journal.ts';
import styles from './journal-calendar.module.css';
import { dateOf, dayForKey, dayOf, monthLater, monthOf, weeksOf } from './month.rules.ts';

type Props = { chosen: string | null; onChoose: (day: string | null) => void };

const MONDAY = '2026-03-02';
const WEEK = weeksOf(monthOf(MONDAY))[1] as string[];

/** The accessible name of a day's button. */
function dayLabel(day: string, written: JournalDay | undefined): string {
  const date = formatLocalDate(dateOf(day), { day: 'numeric', month: 'long', year: 'numeric' });
  if (!written) return date;
  const entries = `${written.entries} ${written.entries === 1 ? 'entry' : 'entries'}`;
  return [date, entries, written.mood && ENTRY_MOOD_WORDS[written.mood].toLowerCase()]
    .filter(Boolean)
    .join(', ');
}

/** A month of the journal as a table of days: arrows move, Enter chooses, twice lets go. */
export function JournalCalendar({ chosen, onChoose }: Props) {
  const title = useId();
  const today = dayOf(localNow());
  const [at, setAt] = useState(chosen ?? today);
  const [shown, setShown] = useState(chosen);
  // A day that the address names is turned to.
  if (chosen !== shown) {
    setShown(chosen);
    if (chosen) setAt(chosen);
  }
  const month = monthOf(at);
  const { data: days = [] } = useQuery(journalDaysQuery(month));
  const written = new Map(days.map((day) => [day.day, day]));
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);

  // The focus follows the arrow keys, and never moves by itself.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLButtonElement>(`button[data-day="${at}"]`)?.focus();
  }, [at]);

  const move = (event: KeyboardEvent) => {
    const next = dayForKey(event.key, at);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (next > today) return;
    isMoving.current = true;
    setAt(next);
  };
  const turnTo = (next: string) => setAt(next === monthOf(today) ? today : `${next}-01`);
  const name = formatLocalDate(dateOf(`${month}-01`), { month: 'long', year: 'numeric' });

  return (
    <section className={styles.calendar} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title} className={styles.month} aria-live="polite">
          {name}
        </h2>
        <button
          type="button"
          className={styles.turn}
          aria-label="The month before"
          onClick={() => turnTo(monthLater(month, -1))}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" />
          </svg>
        </button>
        <button
          type="button"
          className={styles.turn}
          aria-label="The next month"
          disabled={month >= monthOf(today)}
          onClick={() => turnTo(monthLater(month, 1))}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M6 3l5 5-5 5" />
          </svg>
        </button>
      </div>
      <table ref={grid} className={styles.grid} aria-labelledby={title} onKeyDown={move}>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col">
                <span aria-hidden="true">
                  {formatLocalDate(dateOf(day), { weekday: 'narrow' })}
                </span>
                <span className="visually-hidden">
                  {formatLocalDate(dateOf(day), { weekday: 'long' })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? index}>
                  {day && (
                    <button
                      type="button"
                      data-day={day}
                      data-written={written.has(day) || undefined}
                      className={styles.day}
                      tabIndex={day === at ? 0 : -1}
                      aria-label={dayLabel(day, written.get(day))}
                      aria-current={day === today ? 'date' : undefined}
                      aria-pressed={day === chosen}
                      disabled={day > today}
                      onClick={() => {
                        setAt(day);
                        onChoose(day === chosen ? null : day);
                      }}
                    >
                      {Number(day.slice(8))}
                      <DayMark written={written.get(day)} />
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DayMark({ written }: { written: JournalDay | undefined }) {
  if (!written) return <span className={styles.mark} />;
  if (written.mood)
    return (
      <span className={styles.mark}>
        <MoodSign mood={written.mood} size={14} />
      </span>
    );
  return <span className={styles.mark} data-dot="" />;
}
