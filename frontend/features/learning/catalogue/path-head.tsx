import { SubscriptionRequired } from '#frontend/features/learning/subscription-required.tsx';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { Enrollment, PathOutline } from '#schema/contracts/learning.ts';
import { subscriptionRequired } from '#schema/rules/account/entitlements.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { EnrolmentActions } from './enrolment-actions.tsx';
import { doneCount, unitsOf, unitsToRevisit, unitToGoOnWith } from './outline.rules.ts';
import { PathCover } from './path-cover.tsx';
import styles from './path-head.module.css';
import {
  countedNoun,
  difficultyWord,
  hoursWords,
  tierWord,
  unitsDoneWords,
} from './path-words.rules.ts';

/** What the path is, how far one is, and the way on. */
export function PathHead({ outline }: { outline: PathOutline }) {
  const { path, enrollment, progress } = outline;
  const units = unitsOf(outline);
  const done = doneCount(units, progress);
  const words = unitsDoneWords(done, units.length);
  return (
    <header className={styles.head}>
      <PathCover coverImage={path.coverImage} className={styles.cover} />
      <div className={styles.about}>
        <h1>{path.title}</h1>
        <p className={styles.facts}>
          <span>{difficultyWord(path.difficulty)}</span>
          <span>About {hoursWords(path.estimatedHours)}</span>
          <span>
            {countedNoun(outline.modules.length, 'module')}, {countedNoun(units.length, 'unit')}
          </span>
          {path.subscriptionTier !== 'free' && <span>{tierWord(path.subscriptionTier)} plan</span>}
        </p>
        <p className={styles.words}>{path.description}</p>
      </div>
      <div className={styles.side}>
        {path.locked ? (
          <div className={styles.closed}>
            <SubscriptionRequired sentence={subscriptionRequired(path.subscriptionTier)} />
          </div>
        ) : (
          <div className={styles.way}>
            <p className={styles.progress}>
              <span>Overall progress</span>
              <span>{words}</span>
            </p>
            <Progress value={done} max={units.length} label={`Overall progress: ${words}`} />
            <EnrolmentActions
              path={path}
              isEnrolled={enrollment !== null}
              goOn={<GoOn outline={outline} isBegun={done > 0} />}
            />
          </div>
        )}
        {enrollment && done > 0 && !path.locked && (
          <Personal outline={outline} enrollment={enrollment} />
        )}
        {path.learningObjectives.length > 0 && (
          <section className={styles.aside} aria-labelledby="objectives">
            <h2 id="objectives">What you will be able to do</h2>
            <ul>
              {path.learningObjectives.map((objective) => (
                <li key={objective}>{objective}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </header>
  );
}

function GoOn({ outline, isBegun }: { outline: PathOutline; isBegun: boolean }) {
  const next = unitToGoOnWith(outline);
  if (!next) return <ButtonLink href={PATHS.reviews}>Questions to recall</ButtonLink>;
  return (
    <ButtonLink href={urlTo(PATHS.learningUnit, { unitId: next.id })}>
      {isBegun ? 'Continue' : 'Begin'}
    </ButtonLink>
  );
}

/** What the person's results tell about this path. */
function Personal({ outline, enrollment }: { outline: PathOutline; enrollment: Enrollment }) {
  const again = unitsToRevisit(outline);
  const next = unitToGoOnWith(outline);
  if (!next && again.length === 0) return null;
  return (
    <section className={styles.aside} aria-labelledby="personal">
      <h2 id="personal">For you, from your results</h2>
      {next && (
        <p>
          The next level for you is about {Math.round(enrollment.personalizedDifficulty)} of 5; each
          unit shows its level.
        </p>
      )}
      {again.length > 0 && (
        <>
          <p>Worth another look:</p>
          <ul>
            {again.map(({ id, title }) => (
              <li key={id}>
                <TextLink href={urlTo(PATHS.learningUnit, { unitId: id })}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
