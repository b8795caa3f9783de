import { useId } from 'react';
import { LEVELS, type Level, type Mood } from '#schema/rules/appearance/appearance-choice.ts';
import styles from './level-picker.module.css';
import { LevelSprig } from './look-drawings.tsx';
import { LEVEL_WORDS } from './look-words.rules.ts';

type Props = { level: Level; mood: Mood; onChoose: (level: Level) => void };

/** Native radio buttons, each in the colours it brings. */
export function LevelPicker({ level, mood, onChoose }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Progress level</legend>
      <div className={styles.choices}>
        {LEVELS.map((name) => (
          <label key={name} className={styles.choice} data-mood={mood} data-level={name}>
            <input
              type="radio"
              name={id}
              value={name}
              className={styles.input}
              aria-labelledby={`${id}-${name}`}
              aria-describedby={`${id}-${name}-words`}
              checked={name === level}
              onChange={() => onChoose(name)}
            />
            <LevelSprig level={name} />
            <span className={styles.text}>
              <span id={`${id}-${name}`} className={styles.name}>
                {LEVEL_WORDS[name].name}
              </span>
              <span id={`${id}-${name}-words`} className={styles.words}>
                {LEVEL_WORDS[name].words}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
