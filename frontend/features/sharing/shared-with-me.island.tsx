import { useInfiniteQuery } from '@tanstack/react-query';
import { sharedWithMeQuery, useLeaveShared } from '#frontend/api/sharing.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { dayInText } from '#frontend/lib/words/moment-words.rules.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { SeedlingDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { SharedWithMe as Shared } from '#schema/contracts/sharing.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { sharedPath } from './share-link.rules.ts';
import { goalProgressWords } from './share-words.rules.ts';
import styles from './shared-with-me.module.css';

/** Goals of others: how far they are, and the way to each. */
export function SharedWithMeIsland() {
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(sharedWithMeQuery);

  if (isPending) return <Skeleton shape="card" count={2} />;
  if (!data) {
    return (
      <Notice
        kind="error"
        title="What is shared with you did not load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {errorMessage(error, 'Something went wrong on the way.')}
      </Notice>
    );
  }
  const shared = data.pages.flat();
  if (shared.length === 0) {
    return (
      <EmptyState
        drawing={<SeedlingDrawing size={80} />}
        action={<ButtonLink href={PATHS.goals}>Your own goals</ButtonLink>}
      >
        Nobody has shared a goal with you yet. Ask somebody what they’re working on; being asked can
        help.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {shared.map((one) => (
          <li key={one.id}>
            <SharedRow shared={one} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="outline" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? 'Loading more...' : 'Show more'}
        </Button>
      )}
    </>
  );
}

function SharedRow({ shared }: { shared: Shared }) {
  const { title, sharedBy, code, sharedAt, permissionLevel, completed, reached, steps } = shared;
  const leave = useLeaveShared({
    onDone: () => showToast({ title: 'Not in your list any more', description: title }),
    onRefused: (error) =>
      showToast({
        title: 'Still in your list',
        description: errorMessage(error, 'Please try again in a moment.'),
        kind: 'destructive',
      }),
  });
  const words = goalProgressWords(shared);
  return (
    <article className={styles.row} aria-label={title}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <TextLink href={sharedPath(code)}>{title}</TextLink>
        </h2>
        <p className={styles.facts}>
          {sharedBy}, since {dayInText(sharedAt)}
          {permissionLevel === 'cheer' && ' · you may leave a note'}
        </p>
      </div>
      <div className={styles.progress}>
        <p className={styles.facts}>{words}</p>
        {steps > 0 && (
          <Progress value={completed ? steps : reached} max={steps} label={`${title}: ${words}`} />
        )}
      </div>
      <Button
        kind="quiet"
        size="small"
        pending={leave.isPending}
        onClick={() => leave.mutate(shared)}
      >
        Give back
        <span className="visually-hidden">: {title}</span>
      </Button>
    </article>
  );
}
