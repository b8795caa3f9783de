import { useRef } from 'react';
import { useTellMood } from '#frontend/api/activities.ts';
import {
  chooseCalm,
  chooseMood,
  chooseProgress,
  chooseSound,
  chooseTheme,
  chooseVibration,
  PICKER_SHIFT_MS,
  useAppearance,
} from '#frontend/state/appearance.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Switch } from '#frontend/ui/controls/switch.tsx';
import type { Mood } from '#schema/rules/appearance/appearance-choice.ts';
import { LevelPicker } from './level-picker.tsx';
import { LookSample } from './look-sample.tsx';
import { MoodPicker } from './mood-picker.tsx';
import styles from './personalization.module.css';

/** How Yet looks on this device. Everything here takes effect at once; there is nothing to save. */
export function Personalization() {
  const { mood, progress, theme, followsSystem, calm, sound, vibration } = useAppearance();
  const { mutate: tellMood } = useTellMood();
  const darkSwitch = useRef<HTMLInputElement>(null);

  const tryMood = (chosen: Mood) => {
    chooseMood(chosen, PICKER_SHIFT_MS);
    tellMood({ mood: chosen });
  };
  const followDevice = () => {
    // The button disappears once it was pressed; the focus must not disappear with it.
    darkSwitch.current?.focus();
    chooseTheme(undefined);
  };

  return (
    <section className={styles.card} aria-labelledby="personalization">
      <header className={styles.head}>
        <h2 id="personalization">Personalization</h2>
        <p>
          Choose what suits today. It’s kept on this device, and you can change it as often as you
          like.
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.controls}>
          <MoodPicker mood={mood} level={progress} theme={theme} onChoose={tryMood} />
          <LevelPicker
            mood={mood}
            level={progress}
            onChoose={(chosen) => chooseProgress(chosen, PICKER_SHIFT_MS)}
          />
          <div className={styles.switches}>
            <div>
              <Switch
                ref={darkSwitch}
                label="Dark Mode"
                hint={
                  followsSystem
                    ? 'Follows your device until you choose.'
                    : 'It stays as you set it.'
                }
                checked={theme === 'dark'}
                onChange={(isDark) => chooseTheme(isDark ? 'dark' : 'light')}
              />
              {!followsSystem && (
                <Button kind="quiet" size="small" className={styles.follow} onClick={followDevice}>
                  Follow my device again
                </Button>
              )}
            </div>
            <Switch
              label="Calm mode"
              hint="No confetti and no game elements, just your goals and the text."
              checked={calm}
              onChange={chooseCalm}
            />
            <Switch
              label="Soft sounds"
              hint="A short, quiet tone when you tick a task, reach a step or get a sticker."
              checked={sound}
              onChange={chooseSound}
            />
            <Switch
              label="Vibration"
              hint="A short buzz at the same moments, on phones that allow it. iPhones don’t."
              checked={vibration}
              onChange={chooseVibration}
            />
          </div>
        </div>
        <div className={styles.sample}>
          <LookSample mood={mood} level={progress} />
        </div>
      </div>
    </section>
  );
}
