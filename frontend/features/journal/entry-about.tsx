import type { ShownEntry } from '#frontend/api/journal/journal.ts';
import { MoodSign } from '#frontend/features/journal/mood-sign.tsx';
import { ENTRY_MOOD_WORDS } from '#frontend/features/journal/mood-words.rules.ts';
import styles from './entry-about.module.css';

/** What an entry of the whole journal is about, or how it felt. */
export function EntryAbout({ goalTitle, mood }: Pick<ShownEntry, 'goalTitle' | 'mood'>) {
  return (
    <>
      {goalTitle && <span className={styles.goal}>{goalTitle}</span>}
      {mood && (
        <span className={styles.mood}>
          <MoodSign mood={mood} size={18} />
          {ENTRY_MOOD_WORDS[mood]}
        </span>
      )}
    </>
  );
}
