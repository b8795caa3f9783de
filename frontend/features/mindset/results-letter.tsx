import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import type { Assessment } from '#schema/contracts/mindset.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import {
  type CategoryScores,
  categoryScores,
  labelOf,
} from '#schema/rules/mindset/mindset-scores.ts';
import { isSameQuestionnaire } from '#schema/rules/mindset/questionnaire.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { AllCategories } from './all-categories.tsx';
import { focusAndStrengths } from './assessment.rules.ts';
import { BeliefFold } from './belief-fold.tsx';
import {
  categoryMeaning,
  categoryName,
  categoryParts,
  changeWords,
  explanation,
  openingText,
  scoreWords,
  summaryText,
  tieWords,
} from './category-words.rules.ts';
import { Fold } from './fold.tsx';
import { ReadingNote } from './reading-note.tsx';
import styles from './results-letter.module.css';

type Props = { latest: Assessment; before: Assessment | undefined };

/** What the answers say, as one would write it to somebody. */
export function ResultsLetter({ latest, before }: Props) {
  const scores = categoryScores(latest);
  const { focus, strengths } = focusAndStrengths(scores);
  const comparable = before && isSameQuestionnaire(before, latest) ? before : undefined;
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
        <p className={styles.summary}>{openingText(latest.overallScore)}</p>
        <p className={styles.score}>
          <strong>{scoreWords(latest.overallScore)}</strong> out of 5 overall
          {comparable && <span>. {changeWords(comparable.overallScore, latest.overallScore)}</span>}
        </p>
        <ReadingNote reading={latest.reading} />
      </header>

      <aside className={styles.side} aria-labelledby="all-categories">
        <AllCategories
          scores={scores}
          before={comparable}
          asksAnew={before !== undefined && comparable === undefined}
        />
      </aside>

      {focus[0] && <Next category={focus[0]} score={scores[focus[0]]} />}

      <div className={styles.body}>
        <Fold title="What this may mean">
          <p>{summaryText(latest.overallScore)}</p>
          <Meanings />
        </Fold>
        <Areas
          title="Areas for Development"
          areas={areas(focus)}
          scores={scores}
          tried={focus[0]}
        />
        <Areas title="Your Strengths" areas={areas(strengths)} scores={scores} />
        <BeliefFold assessment={latest} />
        <Explanation />
        {latest.recommendations && latest.recommendations.tips.length > 0 && (
          <Tips tips={latest.recommendations.tips} />
        )}
      </div>

      <footer className={styles.actions}>
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

/** The one thing that comes next, of all there is to read below. */
function Next({ category, score }: { category: MindsetCategory; score: number }) {
  return (
    <section className={styles.next} aria-labelledby="one-thing">
      <h2 id="one-thing">One thing to try next</h2>
      <p>{categoryParts(category, score).thingToTry}</p>
      <ButtonLink href={PATHS.learn}>Explore Learning Paths</ButtonLink>
    </section>
  );
}

function Areas({
  title,
  areas,
  scores,
  tried,
}: {
  title: string;
  areas: { category: MindsetCategory; score: number }[];
  scores: CategoryScores;
  /** The area whose one thing to try stands above already. */
  tried?: MindsetCategory | undefined;
}) {
  const ties = tieWords(
    areas.map(({ category }) => category),
    scores,
  );
  return (
    <Fold title={title} about={areas.map(({ category }) => categoryName(category)).join(', ')}>
      {ties && <p>{ties}</p>}
      {areas.map(({ category, score }) => {
        const { says, thingToTry } = categoryParts(category, score);
        return (
          <div key={category} className={styles.area}>
            <h3>
              {categoryName(category)}{' '}
              <span className={styles.out}>{scoreWords(score)} out of 5</span>
            </h3>
            <p>{says}</p>
            {category !== tried && (
              <p>
                <strong>One thing to try:</strong> {thingToTry}
              </p>
            )}
          </div>
        );
      })}
    </Fold>
  );
}

/** The legend of the figures. */
function Meanings() {
  return (
    <dl className={styles.meanings}>
      {MINDSET_CATEGORIES.map((category) => (
        <div key={category}>
          <dt>{categoryName(category)}</dt>
          <dd>{categoryMeaning(category)}</dd>
        </div>
      ))}
      <div>
        <dt>Out of 5</dt>
        <dd>The average of the answers: 1 at the fixed end, 5 at the growth end.</dd>
      </div>
    </dl>
  );
}

function Explanation() {
  const { title, intro, fixed, growth, note } = explanation;
  return (
    <Fold title={title}>
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
    </Fold>
  );
}

function Tips({ tips }: { tips: string[] }) {
  return (
    <Fold title="Until next time">
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Fold>
  );
}
