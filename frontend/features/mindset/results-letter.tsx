import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { Assessment } from '#schema/contracts/mindset.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import { labelOf } from '#schema/rules/mindset/mindset-scores.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { AllCategories } from './all-categories.tsx';
import { categoryScores, focusAndStrengths } from './assessment.rules.ts';
import {
  categoryName,
  categoryText,
  changeWords,
  explanation,
  scoreWords,
  summaryText,
} from './category-words.rules.ts';
import styles from './results-letter.module.css';

type Props = { latest: Assessment; before: Assessment | undefined };

/** What the answers say, as one would write it to somebody. */
export function ResultsLetter({ latest, before }: Props) {
  const scores = categoryScores(latest);
  const { focus, strengths } = focusAndStrengths(scores);
  const areas = (categories: MindsetCategory[]) =>
    categories.map((category) => ({ category, score: scores[category] }));

  return (
    <article className={styles.letter}>
      <header className={styles.opening}>
        <time className={styles.date} dateTime={latest.createdAt}>
          {dayWords(latest.createdAt)}
        </time>
        <h1 className={styles.label}>
          <span>Your mindset results</span> {labelOf(latest.overallScore)}
        </h1>
        <p className={styles.score}>
          <strong>{scoreWords(latest.overallScore)}</strong> out of 5 overall
          {before && <span>. {changeWords(before.overallScore, latest.overallScore)}</span>}
        </p>
        <p className={styles.summary}>{summaryText(latest.overallScore)}</p>
      </header>

      <div className={styles.body}>
        <Areas title="Areas for Development" areas={areas(focus)} />
        <Areas title="Your Strengths" areas={areas(strengths)} />
        <Explanation />
        {latest.recommendations && latest.recommendations.tips.length > 0 && (
          <Tips tips={latest.recommendations.tips} />
        )}
      </div>

      <aside className={styles.side} aria-labelledby="all-categories">
        <AllCategories scores={scores} before={before} />
      </aside>

      <footer className={styles.actions}>
        <ButtonLink href={PATHS.learn}>Explore Learning Paths</ButtonLink>
        <ButtonLink href={PATHS.home} kind="outline">
          Go to Home
        </ButtonLink>
        <ButtonLink href={PATHS.quiz} kind="outline">
          Retake Assessment
        </ButtonLink>
      </footer>
    </article>
  );
}

function Areas({
  title,
  areas,
}: {
  title: string;
  areas: { category: MindsetCategory; score: number }[];
}) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {areas.map(({ category, score }) => (
        <div key={category} className={styles.area}>
          <h3>
            {categoryName(category)}{' '}
            <span className={styles.out}>{scoreWords(score)} out of 5</span>
          </h3>
          <p>{categoryText(category, score)}</p>
        </div>
      ))}
    </section>
  );
}

function Explanation() {
  const { title, intro, fixed, growth, note } = explanation;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <p>{intro}</p>
      <div className={styles.sides}>
        {[fixed, growth].map((side) => (
          <div key={side.title}>
            <h3>{side.title}</h3>
            <ul>
              {side.traits.map((trait) => (
                <li key={trait}>{trait}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>
        {note} <TextLink href={PATHS.evidence}>What the evidence says</TextLink>
      </p>
    </section>
  );
}

function Tips({ tips }: { tips: string[] }) {
  return (
    <section className={styles.section}>
      <h2>Until next time</h2>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
