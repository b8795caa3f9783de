import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  conversationsQuery,
  useDeleteAllConversations,
  useDeleteConversation,
} from '#frontend/api/coach.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { useDebounced } from '#frontend/lib/use-debounced.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SearchField } from '#frontend/ui/controls/search-field.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { Conversation } from '#schema/contracts/coach/coach.ts';
import styles from './earlier-conversations.module.css';

const DeleteDialog = lazyComponent(() =>
  import('./delete-conversation-dialog.tsx').then((m) => m.DeleteConversationDialog),
);

type Props = {
  currentId: number | null;
  onOpen: (id: number) => void;
  /** A conversation is gone; null stands for all of them. */
  onGone: (id: number | null) => void;
};

/** What was said before, to find again, open and delete. */
export function EarlierConversations({ currentId, onOpen, onGone }: Props) {
  const [words, setWords] = useState('');
  const q = useDebounced(words.trim());
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(conversationsQuery(q));
  const [leaving, setLeaving] = useState<Conversation | 'all' | null>(null);
  const one = useDeleteConversation();
  const all = useDeleteAllConversations();

  const remove = () => {
    if (!leaving) return;
    const isAll = leaving === 'all';
    const handlers = {
      onSuccess: () => {
        onGone(isAll ? null : leaving.id);
        showToast({ title: isAll ? 'All conversations deleted' : 'Conversation deleted' });
      },
      onError: (failure: Error) =>
        showToast({
          title: 'Not deleted',
          description: errorMessage(failure, 'It is still here. Please try again in a moment.'),
          kind: 'destructive',
        }),
      onSettled: () => setLeaving(null),
    };
    if (isAll) all.mutate(undefined, handlers);
    else one.mutate(leaving.id, handlers);
  };

  if (isPending) return <Skeleton />;
  if (!data) {
    return (
      <Notice
        kind="error"
        action={
          <Button size="small" kind="outline" onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        {errorMessage(error, 'The list did not load.')} The conversations are safe.
      </Notice>
    );
  }
  const conversations = data.pages.flat();
  if (conversations.length === 0 && q === '' && words === '') {
    return (
      <p className={styles.none}>None so far. What you talk about with Eden will be listed here.</p>
    );
  }

  return (
    <div className={styles.earlier}>
      <SearchField label="Search conversations" value={words} onChange={setWords} />
      {conversations.length === 0 ? (
        <p className={styles.none}>Nothing found with these words.</p>
      ) : (
        <ul className={styles.list}>
          {conversations.map((conversation) => (
            <li key={conversation.id} className={styles.item}>
              <button
                type="button"
                className={styles.open}
                aria-current={conversation.id === currentId ? 'true' : undefined}
                onClick={() => onOpen(conversation.id)}
              >
                <span className={styles.title}>{conversation.title}</span>
                <time dateTime={conversation.updatedAt} className={styles.date}>
                  {dayWords(conversation.updatedAt)}
                </time>
              </button>
              <button
                type="button"
                className={styles.delete}
                aria-label={`Delete: ${conversation.title}`}
                onClick={() => setLeaving(conversation)}
              >
                <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                  <path d="M4 6h12M8 6V4h4v2M6 6l.700 10h6.600L14 6M8.500 9v4.500M11.500 9v4.500" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {hasNextPage && (
          <Button
            kind="quiet"
            size="small"
            pending={isFetchingNextPage}
            onClick={() => fetchNextPage()}
          >
            Show more
          </Button>
        )}
        {q === '' && (
          <Button kind="quiet" size="small" onClick={() => setLeaving('all')}>
            Delete all
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {leaving && (
          <DeleteDialog
            title={leaving === 'all' ? null : leaving.title}
            isPending={one.isPending || all.isPending}
            onClose={() => setLeaving(null)}
            onConfirm={remove}
          />
        )}
      </Suspense>
    </div>
  );
}
