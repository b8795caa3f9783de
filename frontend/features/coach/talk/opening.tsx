import { useQuery } from '@tanstack/react-query';
import { guidedSessionsQuery } from '#frontend/api/sessions.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { EdenDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { AnsweredPromise } from '#schema/contracts/coach/coach-sessions.ts';
import { goalPath } from '#schema/urls/page-paths.ts';
import styles from './opening.module.css';
import { SUGGESTIONS } from './suggestions.ts';

type PromptProps = { isTemporary: boolean; onChoose: (message: string) => void };

/**
 * An empty conversation begins from the promise that was answered last, else it invites; the input
 * follows, then nine ways in.
 */
export function Prompt({ isTemporary, onChoose }: PromptProps) {
  const { data } = useQuery({ ...guidedSessionsQuery, enabled: !isTemporary });
  const promise = isTemporary ? null : data?.promise;
  if (promise) return <FromPromise promise={promise} onChoose={onChoose} />;
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

function FromPromise({
  promise: { title, goalId, words, choices, offersSmaller },
  onChoose,
}: {
  promise: AnsweredPromise;
  onChoose: (message: string) => void;
}) {
  return (
    <header className={styles.prompt}>
      <EdenDrawing size={72} />
      <div>
        <h2 className={styles.promise}>“{title}”</h2>
        <p className={styles.words}>{words}</p>
        <div className={styles.choices}>
          {choices.map(({ label, value }) => (
            <Button key={value} kind="outline" size="small" onClick={() => onChoose(value)}>
              {label}
            </Button>
          ))}
          {offersSmaller && <TextLink href={goalPath(goalId)}>Reword it in its goal</TextLink>}
        </div>
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
