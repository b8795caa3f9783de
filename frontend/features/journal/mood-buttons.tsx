import { MoodSign } from '#frontend/features/journal/mood-sign.tsx';
import { ENTRY_MOOD_WORDS } from '#frontend/features/journal/mood-words.rules.ts';
import { useIsHydrated } from '#frontend/first-view/use-is-hydrated.ts';
import { ENTRY_MOODS, type EntryMood } from '#schema/contracts/enums.ts';
import styles from './mood-buttons.module.css';

type Props = {
  mood: EntryMood | null;
  /** Whether a tap is kept at once, having no words to go with. */
  isAlone: boolean;
  onTap: (mood: EntryMood) => void;
};

/** How it feels, in one tap. */
export function MoodButtons({ mood, isAlone, onTap }: Props) {
  const isHydrated = useIsHydrated();
  return (
    <fieldset className={styles.moods} disabled={!isHydrated}>
      <legend className={styles.legend}>How is it going?</legend>
      <div className={styles.row}>
        {ENTRY_MOODS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.mood}
            aria-pressed={each === mood}
            onClick={() => onTap(each)}
          >
            <MoodSign mood={each} size={28} />
            {ENTRY_MOOD_WORDS[each]}
          </button>
        ))}
      </div>
      <p className={styles.hint}>
        {isAlone ? 'One tap is enough, and it’s saved.' : 'It’s saved with what you write.'}
      </p>
    </fieldset>
  );
}
