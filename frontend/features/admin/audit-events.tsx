import { useInfiniteQuery } from '@tanstack/react-query';
import { auditQuery } from '#frontend/api/admin.ts';
import { momentWords } from '#frontend/lib/words/moment-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { AuditEntry } from '#schema/contracts/admin/admin.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './audit-events.module.css';
import { auditWords, doerWords } from './audit-words.rules.ts';
import { DidNotLoad } from './did-not-load.tsx';

type Props = {
  filter: Parameters<typeof auditQuery>[0];
  /** The sentence for an empty list. */
  none: string;
};

/**
 * The audit trail, newest first: each line names the action, the admin, the time and the request in
 * the logs.
 */
export function AuditEvents({ filter, none }: Props) {
  const {
    data,
    error,
    isPending,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(auditQuery(filter));
  if (isPending) return <Skeleton count={2} />;
  if (!data)
    return <DidNotLoad what="The trail" error={error} isAsking={isFetching} onAskAgain={refetch} />;
  const events = data.pages.flat();
  if (events.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <>
      <ol className={styles.list}>
        {events.map((event) => (
          <AdminAction key={event.id} event={event} isAboutOne={filter.userId !== undefined} />
        ))}
      </ol>
      {hasNextPage && (
        <div className={styles.more}>
          <Button kind="outline" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Loading more...' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}

const placeOf = ({ kind, id }: AuditEntry['subject']) =>
  kind === 'user' ? urlTo(PATHS.adminPerson, { userId: id }) : urlTo(PATHS.adminEdit, { kind, id });

function AdminAction({ event, isAboutOne }: { event: AuditEntry; isAboutOne: boolean }) {
  const { createdAt, subject, requestId } = event;
  const words = auditWords(event);
  return (
    <li className={styles.event}>
      <p className={styles.what}>
        {isAboutOne || subject.name === null ? (
          words
        ) : (
          <TextLink href={placeOf(subject)}>{words}</TextLink>
        )}
      </p>
      <p className={styles.facts}>
        {doerWords(event)} · <time dateTime={createdAt}>{momentWords(createdAt)}</time>
        {requestId && <span title={requestId}> · request {requestId.slice(0, 8)}</span>}
      </p>
    </li>
  );
}
