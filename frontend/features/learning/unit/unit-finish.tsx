import { useEffect, useRef } from 'react';
import { isPathDone } from '#frontend/features/learning/catalogue/outline.rules.ts';
import { COMPLETION_RULE } from '#frontend/features/learning/catalogue/path-words.rules.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import type { LearningUnit, PathOutline } from '#schema/contracts/learning.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './unit-finish.module.css';
import type { Completion } from './use-completion.ts';

type Props = { unit: LearningUnit; outline: PathOutline | undefined; completion: Completion };

/** Where the unit is called done, and the path when this was the last of it. */
export function UnitFinish({ unit, outline, completion }: Props) {
  const { isCompleted, completedAt, isSaving, set } = completion;
  const button = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  // A button that is disabled while it saves loses the focus; it gets it again.
  useEffect(() => {
    if (wasSaving.current && !isSaving && document.activeElement === document.body)
      button.current?.focus();
    wasSaving.current = isSaving;
  }, [isSaving]);
  // A quiz has its own way to the end; this button is not the next step there.
  const kind = unit.type === 'quiz' ? 'outline' : 'primary';
  return (
    <section className={styles.finish} aria-label="Completion">
      <p className={styles.words}>
        {isCompleted
          ? `Completed${completedAt ? `, ${dayWords(completedAt).toLowerCase()}` : ''}. Its questions will come back to you now and then.`
          : COMPLETION_RULE[unit.type]}
      </p>
      <Button
        ref={button}
        kind={isCompleted ? 'quiet' : kind}
        size={isCompleted ? 'small' : 'regular'}
        className={isCompleted ? styles.undo : undefined}
        pending={isSaving}
        onClick={() => set(!isCompleted)}
      >
        {isCompleted ? 'Mark as not complete' : 'Mark as Complete'}
      </Button>
      {isCompleted && outline && isPathDone(outline) && <PathDone path={unit.path} />}
    </section>
  );
}

function PathDone({ path }: { path: LearningUnit['path'] }) {
  return (
    <div className={styles.path}>
      <Wreath />
      <div>
        <h2 className={styles.title}>You have worked through “{path.title}”</h2>
        <p>
          You’ve worked through every unit. What you recall now and then is what you keep, so its
          questions come back after a day, three days, a week and later.
        </p>
        <div className={styles.ways}>
          <ButtonLink href={`${PATHS.learn}?tab=all`}>Choose what comes next</ButtonLink>
          <ButtonLink kind="outline" href={PATHS.reviews}>
            Questions to recall
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Two branches that meet. */
function Wreath() {
  return (
    <svg viewBox="0 0 64 64" width="72" height="72" aria-hidden="true" className={styles.wreath}>
      <path d="M32 56C16 52 8 38 14 18M32 56c16-4 24-18 18-38" />
      <path
        className={styles.leaves}
        d="M13 40c-6 0-9-3-10-8 6-1 10 2 10 8zM12 28c-4-3-5-7-3-12 5 3 6 7 3 12zM19 49c-5 3-10 2-13-2 5-3 10-2 13 2zM51 40c6 0 9-3 10-8-6-1-10 2-10 8zM52 28c4-3 5-7 3-12-5 3-6 7-3 12zM45 49c5 3 10 2 13-2-5-3-10-2-13 2zM18 20c-2-5-1-9 3-12 3 5 2 9-3 12zM46 20c2-5 1-9-3-12-3 5-2 9 3 12z"
      />
    </svg>
  );
}
