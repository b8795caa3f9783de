import { useQuery } from '@tanstack/react-query';
import { browserSessionsQuery } from '#frontend/api/account.ts';
import { useGoals } from '#frontend/api/goals/goals.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SeedlingDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './return-card.module.css';
import { wasAway, welcomeBack } from './welcome-back.rules.ts';

type Props = {
  today: CalendarDate;
  /** Whether this device has not been used for two weeks; else it has never been. */
  isKnownAway: boolean;
  onClose: () => void;
};

/** One kind card after two weeks or more away, on any device; a press closes it. */
export function ReturnCard({ today, isKnownAway, onClose }: Props) {
  const { goals } = useGoals();
  const { data: sessions, isError } = useQuery(browserSessionsQuery);
  // Without an answer the device’s own note is all that is known.
  const isBack = sessions ? wasAway(sessions, today, isKnownAway) : isError && isKnownAway;
  const welcome = isBack && goals && welcomeBack(goals, today);
  if (!welcome) return null;
  const { holds, moved, small } = welcome;
  return (
    <section className={styles.card} aria-labelledby="welcome-back">
      <SeedlingDrawing size={48} />
      <div className={styles.words}>
        <h2 id="welcome-back">Good to see you again</h2>
        <p>{holds}</p>
        {moved.length > 0 && (
          <>
            <p>Some dates have gone by in the meantime. These steps can start from today:</p>
            <ul>
              {moved.map(({ goalId, title, step }) => (
                <li key={goalId}>
                  <TextLink href={`${PATHS.goals}#goal-${goalId}`}>{title}</TextLink>, “{step}”
                </li>
              ))}
            </ul>
          </>
        )}
        {small && (
          <p>One small step for today: ten minutes of “{small.words}”. You may stop after that.</p>
        )}
        <Button kind="outline" size="small" onClick={onClose}>
          Thank you
        </Button>
      </div>
    </section>
  );
}
