import { useQuery } from '@tanstack/react-query';
import { enrollmentsQuery, pathsQuery } from '#frontend/api/learning.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { BookDrawing, SeedlingDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { LearningPath } from '#schema/contracts/learning.ts';
import { PathCard } from './path-card.tsx';
import styles from './path-list.module.css';

export type PathFilter = 'all' | 'mine' | 'featured';

const BELONGS: Record<PathFilter, (path: LearningPath, isMine: boolean) => boolean> = {
  all: () => true,
  mine: (_, isMine) => isMine,
  featured: ({ featured }) => featured,
};

const HEADINGS: Record<PathFilter, string> = {
  all: 'All paths',
  mine: 'My paths',
  featured: 'Featured',
};

/** The paths of a tab as cards. `browse` is where all of them are. */
export function PathList({ filter, browse }: { filter: PathFilter; browse: string }) {
  const paths = useQuery(pathsQuery);
  const enrollments = useQuery(enrollmentsQuery);

  if (paths.isPending || enrollments.isPending) return <PathListWaiting />;
  if (!paths.data || !enrollments.data) {
    return (
      <Notice
        kind="error"
        title="The learning paths did not load"
        action={
          <Button
            pending={paths.isFetching || enrollments.isFetching}
            onClick={() =>
              Promise.all([paths, enrollments].map(({ data, refetch }) => data ?? refetch()))
            }
          >
            Try again
          </Button>
        }
      >
        {errorMessage(paths.error ?? enrollments.error, 'Something went wrong on the way.')} Your
        progress is kept.
      </Notice>
    );
  }
  const mine = new Set(enrollments.data.map(({ pathId }) => pathId));
  const shown = paths.data.filter((path) => BELONGS[filter](path, mine.has(path.id)));
  if (shown.length === 0) return <NoPaths filter={filter} browse={browse} />;
  return (
    <>
      <h2 className="visually-hidden">{HEADINGS[filter]}</h2>
      <ul className={styles.list}>
        {shown.map((path) => (
          <li key={path.id}>
            <PathCard path={path} isEnrolled={mine.has(path.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function PathListWaiting() {
  return (
    <div className={styles.list} aria-hidden="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}

function NoPaths({ filter, browse }: { filter: PathFilter; browse: string }) {
  if (filter === 'mine') {
    return (
      <EmptyState
        drawing={<SeedlingDrawing size={80} />}
        action={<ButtonLink href={browse}>Browse Paths</ButtonLink>}
      >
        You aren’t enrolled in a path yet. One at a time is plenty.
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing={<BookDrawing size={80} />}>
      {filter === 'featured'
        ? 'No path is featured at the moment.'
        : 'No learning paths are available yet.'}
    </EmptyState>
  );
}

/** How many of them are one's own, for the name of their tab. */
export function MyPathsCount() {
  const { data } = useQuery(enrollmentsQuery);
  return data ? ` (${data.length})` : null;
}
