import { useLocation } from 'wouter';
import { useAnswerRecommendation } from '#frontend/api/learning-changes.ts';
import {
  countedNoun,
  difficultyWord,
  hoursWords,
} from '#frontend/features/learning/catalogue/path-words.rules.ts';
import { SubscriptionRequired } from '#frontend/features/learning/subscription-required.tsx';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import type { Recommendation } from '#schema/contracts/learning.ts';
import { subscriptionRequired } from '#schema/rules/account/entitlements.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { PriorityBadge } from './priority-badge.tsx';
import styles from './recommendation-dialog.module.css';
import {
  confidenceWords,
  expectedImpactWords,
  RECOMMENDATION_KIND,
} from './recommendation-words.rules.ts';

type Props = { recommendation: Recommendation; onClose: () => void; onAnswered: () => void };

/**
 * Why a path is suggested, how sure that is, and three ways to answer. Maybe Later answers nothing.
 */
export function RecommendationDialog({ recommendation, onClose, onAnswered }: Props) {
  const [, navigate] = useLocation();
  const { path } = recommendation;
  const { mutate, isPending } = useAnswerRecommendation({
    onAccepted: () => navigate(urlTo(PATHS.learningPath, { pathId: path.id })),
  });

  const answer = (accepted: boolean) =>
    mutate(
      { recommendation, accepted },
      {
        onSuccess: () => {
          if (accepted) return;
          showToast({
            title: 'Put away',
            description: 'You can find the path under All Paths at any time.',
          });
          onAnswered();
        },
        onError: (error) =>
          showToast({
            title: accepted ? 'Enrollment Failed' : 'It could not be dismissed',
            description: accepted
              ? 'There was an error enrolling you in this path'
              : errorMessage(error, 'Please try again in a moment.'),
            kind: 'destructive',
          }),
      },
    );

  return (
    <Dialog open onClose={onClose} title={path.title} description={path.description}>
      <p className={styles.facts}>
        <PriorityBadge priority={recommendation.priority} />
        <span>{difficultyWord(path.difficulty)}</span>
        <span>About {hoursWords(path.estimatedHours)}</span>
        <span>{countedNoun(path.unitCount, 'unit')}</span>
      </p>
      <dl className={styles.reasons}>
        <div>
          <dt>Why this</dt>
          <dd>
            <strong>{RECOMMENDATION_KIND[recommendation.recommendationType]}.</strong>{' '}
            {recommendation.reasoning}
          </dd>
        </div>
        <div>
          <dt>How sure</dt>
          <dd>{confidenceWords(recommendation.confidence)}</dd>
        </div>
        <div>
          <dt>What it may do</dt>
          <dd>{expectedImpactWords(recommendation.estimatedImpact)}</dd>
        </div>
      </dl>
      {path.locked && (
        <div className={styles.closed}>
          <SubscriptionRequired sentence={subscriptionRequired(path.subscriptionTier)} />
        </div>
      )}
      <DialogActions>
        <Button kind="quiet" pending={isPending} onClick={() => answer(false)}>
          Not for me
        </Button>
        <Button kind="outline" onClick={onClose}>
          Maybe Later
        </Button>
        {!path.locked && (
          <Button pending={isPending} onClick={() => answer(true)}>
            Start this path
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
