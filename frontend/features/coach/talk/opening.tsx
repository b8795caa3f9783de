import { EdenDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import styles from './opening.module.css';
import { SUGGESTIONS } from './suggestions.ts';

/** An empty conversation invites; the input follows, then nine ways in. */
export function Prompt() {
  return (
    <header className={styles.prompt}>
      <EdenDrawing size={72} />
      <div>
        <h2>What would you like to think through?</h2>
        <p className={styles.words}>
          Say it however it comes: what’s stuck, what stung, what you’d like next. Or start with one
          of these questions.
        </p>
      </div>
    </header>
  );
}

export function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <div className={styles.categories}>
      {SUGGESTIONS.map(({ category, questions }) => (
        <section key={category} aria-label={category}>
          <h3 className={styles.category}>{category}</h3>
          <ul>
            {questions.map((question) => (
              <li key={question} className={styles.item}>
                <button
                  type="button"
                  className={styles.question}
                  onClick={() => onChoose(question)}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
