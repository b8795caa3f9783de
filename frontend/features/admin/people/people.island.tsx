import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { peopleQuery } from '#frontend/api/admin.ts';
import { DidNotLoad } from '#frontend/features/admin/did-not-load.tsx';
import tableStyles from '#frontend/features/admin/table.module.css';
import { useDebounced } from '#frontend/lib/use-debounced.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SearchField } from '#frontend/ui/controls/search-field.tsx';
import { StrayLeafDrawing } from '#frontend/ui/drawings/stray-leaf-drawing.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './people.module.css';
import { PeopleTable } from './people-table.tsx';

/**
 * Accounts, newest first, or those whose name or address begins with what is typed. The address
 * keeps the search.
 */
export function PeopleIsland() {
  const asked = new URLSearchParams(useSearch()).get('q') ?? '';
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(asked);
  const q = useDebounced(typed.trim());

  useEffect(() => {
    if (q !== asked)
      navigate(q ? `${PATHS.admin}?q=${encodeURIComponent(q)}` : PATHS.admin, { replace: true });
  }, [q, asked, navigate]);

  return (
    <>
      <div className={styles.search}>
        <SearchField label="How a name or an address begins" value={typed} onChange={setTyped} />
      </div>
      <Found q={q} />
    </>
  );
}

function Found({ q }: { q: string }) {
  const {
    data,
    error,
    isPending,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery({ ...peopleQuery(q), placeholderData: keepPreviousData });
  if (isPending) return <Skeleton count={3} />;
  if (!data)
    return <DidNotLoad what="The list" error={error} isAsking={isFetching} onAskAgain={refetch} />;
  const people = data.pages.flat();
  return (
    <section aria-label="Accounts" aria-busy={isFetching}>
      <p role="status" className="visually-hidden">
        {hasNextPage ? `The first ${people.length}` : `${people.length} found`}
      </p>
      {people.length === 0 ? (
        <EmptyState drawing={<StrayLeafDrawing size={80} />}>
          Nobody’s name or address begins with “{q}”. Only beginnings are looked for, not what is
          inside.
        </EmptyState>
      ) : (
        <PeopleTable people={people} />
      )}
      {hasNextPage && (
        <div className={tableStyles.more}>
          <Button kind="outline" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Loading more...' : 'Show more'}
          </Button>
        </div>
      )}
    </section>
  );
}
