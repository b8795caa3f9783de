import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { userQuery } from '#frontend/api/user.ts';
import { formatLocalDate } from '#frontend/lib/render-locale.ts';
import { useDebounced } from '#frontend/lib/use-debounced.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SearchField } from '#frontend/ui/controls/search-field.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import { EntryList } from './whole/entry-list.tsx';
import { JournalCalendar } from './whole/journal-calendar.tsx';
import { dateOf } from './whole/month.rules.ts';
import { NewEntry } from './whole/new-entry.tsx';
import { OnThisDay } from './whole/on-this-day.tsx';
import styles from './whole-journal.module.css';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The journal as a place: to write in, to look back in by day, and to search. */
export function WholeJournalIsland() {
  const { data: user } = useQuery(userQuery);
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('day') ?? '';
  const day = DAY.test(asked) ? asked : null;
  const [words, setWords] = useState('');
  const [isLookingBack, setLookingBack] = useState(day !== null);
  const q = useDebounced(words.trim());
  if (!user) return null;

  const choose = (chosen: string | null) =>
    navigate(chosen ? `${PATHS.journal}?day=${chosen}` : PATHS.journal, { replace: true });

  return (
    <div className={styles.journal}>
      <section className={styles.new} aria-label="Write">
        <NewEntry key={user.id} userId={user.id} />
      </section>
      <aside className={styles.side} aria-label="Look back">
        <div className={styles.calendar}>
          <Button
            kind="outline"
            size="small"
            className={styles.toggle}
            aria-expanded={isLookingBack}
            aria-controls="journal-calendar"
            onClick={() => setLookingBack(!isLookingBack)}
          >
            Calendar
          </Button>
          {/* Beside the entries, where there is room, it always shows. */}
          <div id="journal-calendar" className={styles.month} hidden={!isLookingBack}>
            <JournalCalendar chosen={day} onChoose={choose} />
          </div>
        </div>
        <OnThisDay />
      </aside>
      <section className={styles.entries} aria-label="What you wrote">
        <SearchField label="Search all entries" value={words} onChange={setWords} />
        {day && (
          <p className={styles.day}>
            {formatLocalDate(dateOf(day), { weekday: 'long', day: 'numeric', month: 'long' })}
            <Button kind="quiet" size="small" onClick={() => choose(null)}>
              Show all days
            </Button>
          </p>
        )}
        <EntryList userId={user.id} q={q} day={day} />
      </section>
    </div>
  );
}
