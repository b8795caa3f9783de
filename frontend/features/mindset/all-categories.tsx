import { dayInText } from '#frontend/lib/words/moment-words.rules.ts';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import type { Assessment } from '#schema/contracts/mindset.ts';
import {
  type CategoryScores,
  categoryScores,
  isAboutTheSame,
} from '#schema/rules/mindset/mindset-scores.ts';
import styles from './all-categories.module.css';
import { categoryName, changeWords, scoreWords } from './category-words.rules.ts';

type Props = {
  scores: CategoryScores;
  /** The assessment before, where it asked the same questions. */
  before: Assessment | undefined;
  /** Whether the one before asked other questions, so that nothing is compared. */
  asksAnew: boolean;
};

/** All five beside the letter, with what changed in words. */
export function AllCategories({ scores, before, asksAnew }: Props) {
  const earlier = before && categoryScores(before);
  return (
    <section className={styles.panel}>
      <h2 id="all-categories">All Categories</h2>
      <ul className={styles.list}>
        {MINDSET_CATEGORIES.map((category) => (
          <li key={category} className={styles.category}>
            <h3 className={styles.name}>{categoryName(category)}</h3>
            <Progress
              value={scores[category]}
              max={5}
              label={`${categoryName(category)}: ${scoreWords(scores[category])} out of 5`}
            />
            <p className={styles.score}>{scoreWords(scores[category])} out of 5</p>
            {earlier && !isAboutTheSame(earlier[category], scores[category]) && (
              <p className={styles.change}>{changeWords(earlier[category], scores[category])}</p>
            )}
          </li>
        ))}
      </ul>
      {earlier && before && (
        <p className={styles.note}>
          Since <time dateTime={before.createdAt}>{dayInText(before.createdAt)}</time>,{' '}
          {MINDSET_CATEGORIES.every((one) => isAboutTheSame(earlier[one], scores[one]))
            ? 'every area'
            : 'every area without a note'}{' '}
          has changed by less than 0.75, as answers do from day to day.
        </p>
      )}
      {asksAnew && (
        <p className={styles.note}>
          The questions were rewritten since your last assessment, so the two are not compared.
        </p>
      )}
    </section>
  );
}
