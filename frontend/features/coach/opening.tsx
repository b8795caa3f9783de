import { EdenDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import styles from './opening.module.css';
import { SUGGESTIONS } from './suggestions.ts';

/** An empty conversation: an invitation, and nine ways in. */
export function Opening({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <div className={styles.opening}>
      <header className={styles.head}>
        <EdenDrawing size={72} />
        <div>
          <h2>What would you like to think through?</h2>
          <p className={styles.words}>
            Say it as it comes: what is stuck, what stung, what you want next. Or begin with one of these.
          </p>
        </div>
      </header>
      <div className={styles.categories}>
        {SUGGESTIONS.map(({ category, questions }) => (
          <section key={category} aria-label={category}>
            <h3 className={styles.category}>{category}</h3>
            <ul>
              {questions.map((question) => (
                <li key={question} className={styles.item}>
                  <button type="button" className={styles.question} onClick={() => onChoose(question)}>
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
