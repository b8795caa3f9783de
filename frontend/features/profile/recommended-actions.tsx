import { useQuery } from '@tanstack/react-query';
import { interventionsQuery } from '#frontend/api/profile.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { Intervention } from '#schema/contracts/mindset.ts';
import { strategySourceWords } from './profile-words.rules.ts';
import styles from './recommended-actions.module.css';

const SHOWN = 3;
const ITEMS_SHOWN = 2;

/** Recommended actions, shown only to people with a profile. */
export function RecommendedActions() {
  const { data, isPending, error, refetch, isFetching } = useQuery(interventionsQuery);
  return (
    <section className={styles.actions} aria-labelledby="recommended-actions">
      <h3 id="recommended-actions">Recommended Actions</h3>
      {isPending ? (
        <Skeleton count={2} />
      ) : !data ? (
        <Notice
          kind="error"
          title="Failed to fetch interventions"
          action={
            <Button kind="outline" size="small" pending={isFetching} onClick={() => refetch()}>
              Try Again
            </Button>
          }
        >
          {errorMessage(error, 'Something went wrong on the way.')}
        </Notice>
      ) : data.length === 0 ? (
        <p className={styles.none}>
          Complete more activities to unlock personalized recommendations
        </p>
      ) : (
        <ol className={styles.list}>
          {data.slice(0, SHOWN).map((action) => (
            <Action key={action.id} action={action} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Action({ action: { title, description, actionItems, source } }: { action: Intervention }) {
  return (
    <li className={styles.action}>
      <h4>{title}</h4>
      <ul className={styles.items}>
        {actionItems.slice(0, ITEMS_SHOWN).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Disclosure summary="Why this may help">
        <div className={styles.why}>
          <p>{description}</p>
          <p className={styles.source}>{strategySourceWords(source)}</p>
        </div>
      </Disclosure>
    </li>
  );
}
