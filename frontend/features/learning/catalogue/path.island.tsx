import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { outlineQuery } from '#frontend/api/learning.ts';
import { Unavailable } from '#frontend/features/learning/unavailable.tsx';
import { errorMessage, hasStatus } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { StrayLeafDrawing } from '#frontend/ui/drawings/stray-leaf-drawing.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { PathOutline } from '#schema/contracts/learning.ts';
import { ModuleList } from './module-list.tsx';
import styles from './path.module.css';
import { PathHead } from './path-head.tsx';

/** A path with all that is in it. `pathId` is NaN for an address that names none. */
export function Path({ pathId }: { pathId: number }) {
  const { data: outline, error, isPending, isFetching, refetch } = useQuery(outlineQuery(pathId));

  if (isPending) return <PathWaiting />;
  if (outline) return <Outline outline={outline} />;
  if (hasStatus(error, 404) || hasStatus(error, 400)) {
    return (
      <Unavailable title="Path Not Found" drawing={<StrayLeafDrawing size={96} />}>
        There is no learning path at this address. It may have been moved.
      </Unavailable>
    );
  }
  return (
    <Notice
      kind="error"
      title="This path did not load"
      action={
        <Button pending={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      }
    >
      {errorMessage(error, 'Something went wrong on the way.')} Your progress is kept.
    </Notice>
  );
}

function Outline({ outline }: { outline: PathOutline }) {
  const { title } = outline.path;
  useEffect(() => {
    document.title = `${title} · Yet`;
  }, [title]);
  return (
    <div className={styles.path}>
      <PathHead outline={outline} />
      <ModuleList outline={outline} />
    </div>
  );
}

export function PathWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="card" />
      <Skeleton count={3} />
    </div>
  );
}
