import { useQuery } from '@tanstack/react-query';
import { nextUpQuery, pathsQuery } from '#frontend/api/learning.ts';
import { dueWords } from '#frontend/features/learning/review/review-words.rules.ts';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { NextUp as Next } from '#schema/contracts/learning.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './next-up.module.css';
import { countedNoun, durationWords, hoursWords, typeWord } from './path-words.rules.ts';

/**
 * The one thing to do next in learning, and what is due for recall. If it cannot be told, nothing
 * stands in the way.
 */
export function NextUpIsland() {
  const { data, isPending } = useQuery(nextUpQuery);
  if (isPending) return <NextUpWaiting />;
  if (!data) return null;
  return (
    <section className={styles.card} aria-labelledby="next-up">
      <div className={styles.words}>
        {data.unit ? <GoOn unit={data.unit} /> : data.dueReviews > 0 ? <Recall /> : <Begin />}
      </div>
      {(data.unit || data.dueReviews > 0) && (
        <p className={styles.reviews}>
          <TextLink href={PATHS.reviews}>{dueWords(data.dueReviews)}</TextLink>
        </p>
      )}
    </section>
  );
}

function GoOn({ unit }: { unit: NonNullable<Next['unit']> }) {
  return (
    <>
      <h2 id="next-up" className={styles.label}>
        {unit.isStarted ? 'Continue where you left off' : 'Next up'}
      </h2>
      <p className={styles.title}>{unit.title}</p>
      <p className={styles.detail}>
        {typeWord(unit.type)}, {durationWords(unit.minutes)}. {unit.path.title} /{' '}
        {unit.module.title}
      </p>
      <ButtonLink href={urlTo(PATHS.learningUnit, { unitId: unit.id })} className={styles.go}>
        {unit.isStarted ? 'Continue' : 'Begin this unit'}
      </ButtonLink>
    </>
  );
}

function Recall() {
  return (
    <>
      <h2 id="next-up" className={styles.label}>
        Next up
      </h2>
      <p className={styles.title}>Recall what you learned</p>
      <p className={styles.detail}>
        A few questions from units you’ve finished. Answering from memory is what makes things
        stick.
      </p>
      <ButtonLink href={PATHS.reviews} className={styles.go}>
        Begin
      </ButtonLink>
    </>
  );
}

/** The path to begin with, shown while no path is under way. */
function Begin() {
  const { data: paths } = useQuery(pathsQuery);
  const first =
    paths?.find(({ featured, locked }) => featured && !locked) ??
    paths?.find(({ locked }) => !locked);
  return (
    <>
      <h2 id="next-up" className={styles.label}>
        {first ? 'A place to start' : 'Next up'}
      </h2>
      <p className={styles.title}>{first?.title ?? 'Choose a path'}</p>
      <p className={styles.detail}>
        {first
          ? `${countedNoun(first.unitCount, 'short unit')}, about ${hoursWords(first.estimatedHours)} in all. Each ends with one thing to try.`
          : 'Each is made up of short units, and each unit ends with one thing to try.'}
      </p>
      <ButtonLink
        href={first ? urlTo(PATHS.learningPath, { pathId: first.id }) : `${PATHS.learn}?tab=all`}
        className={styles.go}
      >
        {first ? 'Look inside' : 'Browse Paths'}
      </ButtonLink>
    </>
  );
}

export function NextUpWaiting() {
  return <Skeleton shape="panel" />;
}
