import { SubscriptionRequired } from '#frontend/features/learning/subscription-required.tsx';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { LearningPath } from '#schema/contracts/learning.ts';
import { subscriptionRequired } from '#schema/rules/account/entitlements.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { EnrolmentActions } from './enrolment-actions.tsx';
import styles from './path-card.module.css';
import { PathCover } from './path-cover.tsx';
import {
  cardState,
  countedNoun,
  difficultyWord,
  hoursWords,
  unitsDoneWords,
} from './path-words.rules.ts';

/** One path in a list: closed with the plan it takes, to enrol in, or to go on with. */
export function PathCard({ path, isEnrolled }: { path: LearningPath; isEnrolled: boolean }) {
  const href = urlTo(PATHS.learningPath, { pathId: path.id });
  const titleId = `path-${path.id}`;
  const words = unitsDoneWords(path.completedUnits, path.unitCount);
  const isBegun = path.completedUnits > 0;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <PathCover coverImage={path.coverImage} />
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title}>
          <TextLink href={href}>{path.title}</TextLink>
        </h3>
        <p className={styles.facts}>
          <span>{difficultyWord(path.difficulty)}</span>
          <span>About {hoursWords(path.estimatedHours)}</span>
          <span>{countedNoun(path.unitCount, 'unit')}</span>
        </p>
        <p className={styles.words}>{path.description}</p>
        <div className={styles.foot}>
          {(isEnrolled || isBegun) && (
            <div className={styles.progress}>
              <Progress value={path.completedUnits} max={path.unitCount} label={words} />
              <span aria-hidden="true">{words}</span>
            </div>
          )}
          {cardState(path, isEnrolled) === 'upgrade' ? (
            <SubscriptionRequired sentence={subscriptionRequired(path.subscriptionTier)} />
          ) : (
            <EnrolmentActions
              path={path}
              isEnrolled={isEnrolled}
              cardId={titleId}
              goOn={<ButtonLink href={href}>Continue</ButtonLink>}
            />
          )}
        </div>
      </div>
    </article>
  );
}
