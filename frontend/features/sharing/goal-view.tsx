import type { ReactNode } from 'react';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import type { SharedView } from '#schema/contracts/sharing.ts';
import styles from './goal-view.module.css';
import { goalProgressWords, progressOf, shareDayWords } from './share-words.rules.ts';

/** Draws a plan to look at: another feature's part, put in by the screen. */
export type PlanSlot = (view: SharedView) => ReactNode;

type Props = { view: SharedView; sharedBy: string; planOf: PlanSlot; heading: 'h1' | 'h4' };

/** All that others see of a goal. The page they open and the owner's preview are both this. */
export function GoalView({ view, sharedBy, planOf, heading: Heading }: Props) {
  const progress = progressOf(view);
  const words = goalProgressWords(progress);
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <p className={styles.by}>{sharedBy} shares a goal with you</p>
        <Heading className={styles.title}>{view.title}</Heading>
        <p className={styles.facts}>
          {(view.completed || progress.steps === 0) && <span>{words}</span>}
          {view.targetDate && !view.completed && (
            <span>
              Target <time dateTime={view.targetDate}>{shareDayWords(view.targetDate)}</time>
            </span>
          )}
        </p>
        {progress.steps > 0 && (
          <Progress
            value={view.completed ? progress.steps : progress.reached}
            max={progress.steps}
            label={words}
          />
        )}
      </header>
      {progress.steps > 0 && planOf(view)}
    </div>
  );
}
