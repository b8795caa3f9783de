import { useInfiniteQuery } from '@tanstack/react-query';
import { allPages, goalsQuery } from '#frontend/api/goals/goals.ts';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import { goalPath, PATHS } from '#schema/urls/page-paths.ts';
import styles from './unit-act.module.css';

/** As many goals as can be told apart at a glance. */
const GOALS_SHOWN = 3;

/** The one thing to do in a goal of one's own, and the way to it. */
export function UnitAct({ unit }: { unit: LearningUnit }) {
  return (
    <section className={styles.act} aria-labelledby="unit-act">
      <h2 id="unit-act" className={styles.label}>
        In your own goal
      </h2>
      <p className={styles.words}>{unit.act}</p>
      <OwnGoals />
      {unit.personalizedHints.length > 0 && (
        <div className={styles.hints}>
          <Disclosure summary="A hint, if you want one">
            <ul>
              {unit.personalizedHints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </section>
  );
}

function OwnGoals() {
  const { data } = useInfiniteQuery(goalsQuery);
  const open = data ? allPages(data).filter(({ completed }) => !completed) : [];
  if (open.length === 0) {
    return (
      <p className={styles.goals}>
        <TextLink href={PATHS.goals}>Set a goal to try it in</TextLink>
      </p>
    );
  }
  return (
    <p className={styles.goals}>
      <span>Write it down with:</span>
      {open.slice(0, GOALS_SHOWN).map((goal) => (
        <TextLink key={goal.id} href={goalPath(goal.id)}>
          {goal.title}
        </TextLink>
      ))}
    </p>
  );
}
