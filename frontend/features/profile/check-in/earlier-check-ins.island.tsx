import { useQuery } from '@tanstack/react-query';
import { checkInsQuery } from '#frontend/api/profile.ts';
import { momentWords } from '#frontend/lib/words/moment-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { CHECK_IN_MAX } from '#schema/rules/mindset/check-in.ts';
import styles from './check-in.module.css';
import { resultTexts } from './check-in.rules.ts';

/** Shows nothing before the first check-in. */
export function EarlierCheckIns() {
  const { data, isError, refetch } = useQuery(checkInsQuery);
  if (isError && !data) {
    return (
      <Notice
        kind="error"
        title="Your earlier check-ins did not load"
        action={
          <Button kind="outline" size="small" onClick={() => refetch()}>
            Try Again
          </Button>
        }
      >
        They are safe.
      </Notice>
    );
  }
  if (!data?.length) return null;
  return (
    <section className={styles.earlier} aria-label="Check-ins so far">
      <Disclosure summary={<h2>Check-ins so far</h2>} open={data.length <= 5}>
        <ol>
          {data.map(({ total, result, createdAt }) => (
            <li key={createdAt} className={styles.entry}>
              <span>{resultTexts(result).title}</span>
              <span className={styles.figure}>
                {total} of {CHECK_IN_MAX}
              </span>
              <time dateTime={createdAt}>{momentWords(createdAt)}</time>
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}
