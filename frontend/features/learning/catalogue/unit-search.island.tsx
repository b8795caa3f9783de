import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { unitSearchQuery } from '#frontend/api/learning.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { useDebounced } from '#frontend/lib/use-debounced.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SearchField } from '#frontend/ui/controls/search-field.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { UnitMatch } from '#schema/contracts/learning.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { countedNoun } from './path-words.rules.ts';
import styles from './unit-search.module.css';
import { UnitTypeBadge } from './unit-type.tsx';

type Props = {
  /** The words in the address, so that coming back finds what was found. */
  asked: string;
  onAsk: (q: string) => void;
  /** Shown while nothing is searched for. */
  children: ReactNode;
};

/** Looks through the units by title, claim and text. */
export function UnitSearchIsland({ asked, onAsk, children }: Props) {
  const [words, setWords] = useState(asked);
  const q = useDebounced(words.trim());

  useEffect(() => {
    if (q !== asked) onAsk(q);
  }, [q, asked, onAsk]);

  return (
    <>
      <div className={styles.search}>
        <SearchField label="Search the units" value={words} onChange={setWords} />
      </div>
      {words.trim() === '' ? children : <Results q={q} isTyping={q !== words.trim()} />}
    </>
  );
}

function Results({ q, isTyping }: { q: string; isTyping: boolean }) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...unitSearchQuery(q),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const isLooking = isPending || isTyping || isFetching;
  return (
    <section aria-labelledby="found" aria-busy={isLooking}>
      <h2 id="found" className={styles.found}>
        <span role="status">{data ? foundWords(data.length) : 'Looking...'}</span>
      </h2>
      {isPending && <Skeleton count={3} />}
      {error && !data && (
        <Notice
          kind="error"
          title="The search did not work"
          action={
            <Button kind="outline" size="small" onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'Something went wrong on the way.')}
        </Notice>
      )}
      {data?.length === 0 && !isLooking && (
        <p className={styles.none}>
          Try another word, or fewer words. The search looks in titles, claims and texts.
        </p>
      )}
      <ul className={styles.list}>
        {data?.map((match) => (
          <Match key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}

const foundWords = (count: number) =>
  count === 0 ? 'No unit contains these words' : `${countedNoun(count, 'unit')} found`;

function Match({ match: { id, title, type, claim, path, locked } }: { match: UnitMatch }) {
  return (
    <li className={styles.match}>
      <h3 className={styles.title}>
        <TextLink
          href={
            locked
              ? urlTo(PATHS.learningPath, { pathId: path.id })
              : urlTo(PATHS.learningUnit, { unitId: id })
          }
          stretched
        >
          {title}
        </TextLink>
      </h3>
      <p className={styles.facts}>
        <UnitTypeBadge type={type} />
        <span>{path.title}</span>
        {locked && <span>Subscription Required</span>}
      </p>
      <p className={styles.claim}>{claim}</p>
    </li>
  );
}
