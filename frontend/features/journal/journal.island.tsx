import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useState } from 'react';
import { userQuery } from '#frontend/api/user.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { readStored, storageKeys } from '#frontend/lib/storage.ts';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import styles from './journal.module.css';

const JournalPages = lazyComponent(() => import('./journal-pages.tsx').then((m) => m.JournalPages));

type Props = {
  goalId: number;
  /** Whether the address asks for it. */
  isAsked?: boolean;
};

/** A goal's journal, closed until it is asked for: nothing is fetched before. */
export function Journal({ goalId, isAsked = false }: Props) {
  const id = useId();
  const { data: user } = useQuery(userQuery);
  const [isOpen, setIsOpen] = useState(false);
  const [hasDraft, setHasDraft] = useState(false);
  const userId = user?.id;

  useEffect(() => {
    if (!isAsked) return;
    setIsOpen(true);
    document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [isAsked, id]);

  useEffect(() => {
    if (userId !== undefined && !isOpen)
      setHasDraft(readStored(storageKeys.journalDraft(userId, goalId)) !== null);
  }, [userId, goalId, isOpen]);

  return (
    <section className={styles.journal} aria-labelledby={`${id} goal-${goalId}`}>
      <h4 className={styles.heading}>
        <button
          type="button"
          id={id}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-pages`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Journal Entries
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            aria-hidden="true"
            className={styles.sign}
          >
            <path d="M4 6l4 4 4-4" />
          </svg>
        </button>
        {hasDraft && !isOpen && <span className={styles.waiting}>You have a draft here</span>}
      </h4>
      <div id={`${id}-pages`} hidden={!isOpen}>
        {isOpen && userId !== undefined && (
          <Suspense fallback={<Skeleton />}>
            <JournalPages goalId={goalId} userId={userId} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
