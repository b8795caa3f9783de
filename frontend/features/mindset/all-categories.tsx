import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import type { Assessment } from '#schema/contracts/mindset.ts';
import { type CategoryScores, isAboutTheSame } from '#schema/rules/mindset/mindset-scores.ts';
import styles from './all-categories.module.css';
import { categoryScores } from './assessment.rules.ts';
import { categoryMeaning, categoryName, changeWords, scoreWords } from './category-words.rules.ts';

type Props = { scores: CategoryScores; before: Assessment | undefined };

/** All five beside the letter, with what changed in words. */
export function AllCategories({ scores, before }: Props) {
  const earlier = before && categoryScores(before);
  return (
    <section className={styles.panel}>
      <h2 id="all-categories">All Categories</h2>
      <ul className={styles.list}>
        {MINDSET_CATEGORIES.map((category) => (
          <li key={category} className={styles.category}>
            <h3 className={styles.name}>
              {categoryName(category)}
              <span>{scoreWords(scores[category])} out of 5</span>
            </h3>
            <Progress
              value={scores[category]}
              max={5}
              label={`${categoryName(category)}: ${scoreWords(scores[category])} out of 5`}
            />
            {earlier && (
              <p
                className={styles.change}
                data-noteworthy={!isAboutTheSame(earlier[category], scores[category]) || undefined}
              >
                {changeWords(earlier[category], scores[category])}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Disclosure summary="What the five ask about">
        <dl className={styles.meanings}>
          {MINDSET_CATEGORIES.map((category) => (
            <div key={category}>
              <dt>{categoryName(category)}</dt>
              <dd>{categoryMeaning(category)}</dd>
            </div>
          ))}
          <div>
            <dt>Out of 5</dt>
            <dd>The mean of the four answers: 1 at the fixed end, 5 at the growth end.</dd>
          </div>
        </dl>
      </Disclosure>
      {before && (
        <p className={styles.note}>
          Last time: <time dateTime={before.createdAt}>{dayWords(before.createdAt)}</time>. Answers
          vary from day to day, so a change under 0.75 counts as about the same.
        </p>
      )}
    </section>
  );
}
