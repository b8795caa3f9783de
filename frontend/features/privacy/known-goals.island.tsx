import { Switch } from '#frontend/ui/controls/switch.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { EdenKnowledge } from '#schema/contracts/privacy.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './known.module.css';
import { NotLoaded } from './not-loaded.tsx';
import { goalWords } from './privacy-words.rules.ts';
import { useKnown } from './use-known.ts';

/** The open goals that go along with a message. */
export function KnownGoals() {
  const { known, error, retry, choose } = useKnown();
  if (!known) return <NotLoaded error={error} onRetry={retry} />;
  const { settings, knowledge } = known;
  return (
    <div className={styles.told}>
      <Switch
        label="Tell Eden of my goals"
        hint="The ten newest open ones: title, date, how far you’ve got, and what’s next."
        checked={settings.tellsGoals}
        onChange={(tellsGoals) => choose({ tellsGoals })}
      />
      {settings.tellsGoals && <Goals goals={knowledge.goals} />}
    </div>
  );
}

function Goals({ goals }: Pick<EdenKnowledge, 'goals'>) {
  if (goals.length === 0) {
    return (
      <p className={styles.nothing}>
        You have no open goals just now. You can set one in{' '}
        <TextLink href={PATHS.goals}>your goals</TextLink>.
      </p>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {goals.map((goal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two titles may be the same.
          <li key={index} className={styles.item}>
            <p className={styles.words}>{goal.title}</p>
            {goalWords(goal) && <p className={styles.facts}>{goalWords(goal)}</p>}
            {goal.nextMilestone && <p className={styles.facts}>Next: {goal.nextMilestone.title}</p>}
            {goal.nextMilestone && goal.nextMilestone.tasks.length > 0 && (
              <ul className={styles.tasks} aria-label="Its tasks">
                {goal.nextMilestone.tasks.map((task, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same.
                  <li key={place}>{task}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        From <TextLink href={PATHS.goals}>your goals</TextLink>, where you can change each of them.
        Only the built-in Eden knows the tasks; a model isn’t told them.
      </p>
    </>
  );
}
