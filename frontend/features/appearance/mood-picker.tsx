import { Tabs } from '#frontend/ui/tabs.tsx';
import {
  type Level,
  MOODS,
  type Mood,
  type Theme,
} from '#schema/rules/appearance/appearance-choice.ts';
import { MoodSprig } from './look-drawings.tsx';
import { colourName, MOOD_WORDS, SWATCHES } from './look-words.rules.ts';
import styles from './mood-picker.module.css';

type Props = { mood: Mood; level: Level; theme: Theme; onChoose: (mood: Mood) => void };

/** A tab per mood: choosing one puts the whole page in it, and its panel names the colours. */
export function MoodPicker({ mood, level, theme, onChoose }: Props) {
  const tabs = MOODS.map((name) => ({
    name,
    label: (
      <>
        <span data-mood={name} data-level={level}>
          <MoodSprig />
        </span>
        {MOOD_WORDS[name].name}
      </>
    ),
  }));
  return (
    <div>
      <h3 className={styles.title}>Mood</h3>
      <Tabs label="Mood" look="tiles" tabs={tabs} value={mood} onChange={onChoose}>
        <p className={styles.words}>{MOOD_WORDS[mood].words}</p>
        <ul className={styles.palette} aria-label={`Colours of ${MOOD_WORDS[mood].name}`}>
          {SWATCHES.map((swatch) => (
            <li key={swatch} className={styles.swatch}>
              <span className={styles.colour} data-swatch={swatch} />
              <span className={styles.role}>{swatch}</span>
              <span className={styles.name}>{colourName(swatch, mood, level, theme)}</span>
            </li>
          ))}
        </ul>
      </Tabs>
    </div>
  );
}
