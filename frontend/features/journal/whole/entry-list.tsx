import { useInfiniteQuery } from '@tanstack/react-query';
import { type WholeJournalSearch, wholeJournalQuery } from '#frontend/api/journal/journal.ts';
import { entryWith, isWaitingFor } from '#frontend/api/journal/pending-entries.rules.ts';
import { EntryAbout } from '#frontend/features/journal/entry-about.tsx';
import { EntryItem } from '#frontend/features/journal/entry-item.tsx';
import { WaitingEntry } from '#frontend/features/journal/waiting-entry.tsx';
import { errorMessage } from '#frontend/lib/request.ts';
import { useOutbox } from '#frontend/outbox/outbox.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { BookDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import styles from './entry-list.module.css';

/** What was written, newest first: all of it, a day's, or what has these words. */
export function EntryList({ userId, q, day }: WholeJournalSearch & { userId: number }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(wholeJournalQuery({ q, day }));
  const writes = useOutbox();
  const unsent = writes
    .filter(({ write }) => write.kind === 'entry' || write.kind === 'free-entry')
    .toReversed();
  const entries =
    data?.pages.flatMap((page) => page.entries).map((entry) => entryWith(entry, writes)) ?? [];
  const isAll = q === '' && day === null;

  const waiting = isAll && unsent.length > 0 && (
    <ul aria-label="Not sent yet">
      {unsent.map((queued) => (
        <li key={queued.id} className={styles.item}>
          <WaitingEntry queued={queued} />
        </li>
      ))}
    </ul>
  );

  if (isPending) return <Skeleton count={3} />;
  if (!data)
    return (
      <>
        {waiting}
        <Notice
          kind="error"
          title="The journal did not load"
          action={
            <Button kind="outline" size="small" onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'Something went wrong on the way.')} What you wrote is safe.
        </Notice>
      </>
    );
  return (
    <>
      {waiting}
      {entries.length === 0 && (isAll ? unsent.length === 0 && <Empty /> : <None q={q} />)}
      {entries.length > 0 && (
        <ul aria-label="Entries">
          {entries.map((entry) => (
            <li key={`${entry.goalId}-${entry.id}`} className={styles.item}>
              <EntryItem
                entry={entry}
                userId={userId}
                isWaiting={isWaitingFor(entry, writes)}
                about={<EntryAbout {...entry} />}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button kind="outline" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Loading more entries...' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}

function Empty() {
  return (
    <EmptyState drawing={<BookDrawing size={72} />}>
      Nothing written yet. A tap or a sentence is enough to start.
    </EmptyState>
  );
}

function None({ q }: { q: string }) {
  return (
    <p className={styles.none}>
      {q ? 'No entry contains these words.' : 'Nothing was written on this day.'}
    </p>
  );
}
