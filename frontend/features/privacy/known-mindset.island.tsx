import { Switch } from '#frontend/ui/controls/switch.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './known.module.css';
import { NotLoaded } from './not-loaded.tsx';
import { areaExplained } from './privacy-words.rules.ts';
import { useKnown } from './use-known.ts';

/** What of the assessment goes along with a message: one word. */
export function KnownMindset() {
  const { known, error, retry, choose } = useKnown();
  if (!known) return <NotLoaded error={error} onRetry={retry} />;
  const { settings, knowledge } = known;
  const area = knowledge.weakestCategory && areaExplained(knowledge.weakestCategory);
  return (
    <div className={styles.told}>
      <Switch
        label="Tell Eden which area is hardest for me"
        hint="One word: the area with the lowest score. Not the score itself, and none of your answers."
        checked={settings.tellsMindset}
        onChange={(tellsMindset) => choose({ tellsMindset })}
      />
      {settings.tellsMindset && area && (
        <>
          <div className={styles.item}>
            <p className={styles.words}>{area.name}</p>
            <p className={styles.facts}>{area.meaning}</p>
          </div>
          <p className={styles.source}>
            From your answers in the <TextLink href={PATHS.quiz}>assessment</TextLink>. Taking it
            again changes it.
          </p>
        </>
      )}
      {settings.tellsMindset && !area && (
        <p className={styles.nothing}>
          Nothing so far: the <TextLink href={PATHS.quiz}>assessment</TextLink> has not been taken.
        </p>
      )}
    </div>
  );
}
