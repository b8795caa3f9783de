import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { journalQuery } from '#frontend/api/journal/journal.ts';
import { entryWith, isWaitingFor } from '#frontend/api/journal/pending-entries.rules.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { useDebounced } from '#frontend/lib/use-debounced.ts';
import { useOutbox } from '#frontend/outbox/outbox.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SearchField } from '#frontend/ui/controls/search-field.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { EntryAbout } from './entry-about.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryItem } from './entry-item.tsx';
import styles from './journal.module.css';
import { WaitingEntry } from './waiting-entry.tsx';

/** Few entries are seen at a glance. */
const SEARCH_FROM = 4;

/** The form and what was written before, newest first. */
export function JournalPages({ goalId, userId }: { goalId: number; userId: number }) {
  const [words, setWords] = useState('');
  const q = useDebounced(words.trim());
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(journalQuery(goalId, q));
  const writes = useOutbox().filter(({ write }) => 'goalId' in write && write.goalId === goalId);
  const unsent = writes.filter(({ write }) => write.kind === 'entry').toReversed();
  const entries = data?.pages.flat().map((entry) => entryWith(entry, writes)) ?? [];
  const isSearching = words !== '' || q !== '';

  return (
    <div className={styles.pages}>
      <EntryForm goalId={goalId} userId={userId} />
      {(entries.length >= SEARCH_FROM || isSearching) && (
        <SearchField label="Search this journal" value={words} onChange={setWords} />
      )}
      {isPending && <Skeleton />}
      {!data && error && (
        <Notice
          kind="error"
          title="The entries did not load"
          action={
            <Button kind="outline" size="small" onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'Something went wrong on the way.')} They are safe.
        </Notice>
      )}
      {unsent.length > 0 && (
        <ul className={styles.entries} aria-label="Not sent yet">
          {unsent.map((queued) => (
            <li key={queued.id} className={styles.item}>
              <WaitingEntry queued={queued} />
            </li>
          ))}
        </ul>
      )}
      {data && entries.length === 0 && unsent.length === 0 && (
        <p className={styles.none}>
          {isSearching
            ? 'No entry contains these words.'
            : 'No entries yet. A sentence is enough for the first one.'}
        </p>
      )}
      {entries.length > 0 && (
        <ul className={styles.entries} aria-label="Entries">
          {entries.map((entry) => (
            <li key={entry.id} className={styles.item}>
              <EntryItem
                entry={entry}
                userId={userId}
                isWaiting={isWaitingFor(entry, writes)}
                about={<EntryAbout mood={entry.mood} />}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button
            kind="outline"
            size="small"
            pending={isFetchingNextPage}
            onClick={() => fetchNextPage()}
          >
            {isFetchingNextPage ? 'Loading more entries...' : 'Show more'}
          </Button>
        </div>
      )}
    </div>
  );
}
