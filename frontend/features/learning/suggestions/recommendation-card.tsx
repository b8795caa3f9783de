import { PathCover } from '#frontend/features/learning/catalogue/path-cover.tsx';
import {
  difficultyWord,
  hoursWords,
} from '#frontend/features/learning/catalogue/path-words.rules.ts';
import type { Recommendation } from '#schema/contracts/learning.ts';
import { PriorityBadge } from './priority-badge.tsx';
import { RECOMMENDATION_KIND } from './recommendation-words.rules.ts';
import styles from './recommendations.module.css';

type Props = { recommendation: Recommendation; onComeNear: () => void; onOpen: () => void };

/** What is suggested and what for. The whole card opens the reasons. */
export function RecommendationCard({ recommendation, onComeNear, onOpen }: Props) {
  const { path, recommendationType, priority, reasoning } = recommendation;
  return (
    <article className={styles.card} aria-labelledby={`recommendation-${recommendation.id}`}>
      <PathCover coverImage={path.coverImage} className={styles.cover} />
      <div className={styles.about}>
        <p className={styles.kind}>
          <PriorityBadge priority={priority} />
          <span>{RECOMMENDATION_KIND[recommendationType]}</span>
        </p>
        <h3 id={`recommendation-${recommendation.id}`}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onPointerEnter={onComeNear}
            onFocus={onComeNear}
            onClick={onOpen}
          >
            {path.title}
          </button>
        </h3>
        <p className={styles.facts}>
          <span>{difficultyWord(path.difficulty)}</span>
          <span>About {hoursWords(path.estimatedHours)}</span>
        </p>
        <p className={styles.reasoning}>{reasoning}</p>
      </div>
    </article>
  );
}
