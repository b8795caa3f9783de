import { countedNoun } from '#frontend/features/learning/catalogue/path-words.rules.ts';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import styles from './video.module.css';

type Talk = Pick<NonNullable<LearningUnit['video']>, 'title' | 'speaker' | 'minutes'>;

/** Stands where the talk will be. Drawn here, so that looking at it asks nobody for anything. */
export function VideoPoster({
  video: { title, speaker, minutes },
  onPlay,
}: {
  video: Talk;
  onPlay: () => void;
}) {
  return (
    <div className={styles.poster}>
      <Stage />
      <div className={styles.about}>
        <p className={styles.kind}>A talk{speaker && ` by ${speaker}`}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.minutes}>{countedNoun(minutes, 'minute')}</p>
        <button type="button" className={styles.play} onClick={onPlay}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M7 4c9 2 12 6 12 8s-3 6-12 8z" />
          </svg>
          Play the talk
        </button>
      </div>
    </div>
  );
}

/** A plant in the light of a lamp, and rows of heads that look on. */
function Stage() {
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className={styles.stage}
    >
      <path className={styles.light} d="M232 0l-56 132h128L268 0z" />
      <path className={styles.floor} d="M160 132h160" />
      <path className={styles.stem} d="M241 132c0-26-3-44 3-70" />
      <path
        className={styles.leaf}
        d="M241 110c-15 1-26-6-29-20 15-1 27 6 29 20zM242 94c13-1 23-9 26-21-14 0-24 8-26 21zM243 76c-11-1-18-8-19-18 11 1 18 7 19 18zM244 64c-5-6-4-13 2-18 5 6 4 13-2 18z"
      />
      <path
        className={styles.heads}
        d="M153 180c0-14 6-17 15-17s15 4 15 17M160 157a8 8 0 1 1 16 0a8 8 0 1 1-16 0M188 180c0-16 7-21 18-21s18 4 18 21M197 152a9 10 0 1 1 18 0a9 10 0 1 1-18 0M229 180c0-14 6-17 15-17s15 4 15 17M236 157a8 8 0 1 1 16 0a8 8 0 1 1-16 0M264 180c0-16 7-21 18-21s18 4 18 21M273 152a9 10 0 1 1 18 0a9 10 0 1 1-18 0M302 180c0-13 6-16 14-16s14 4 14 16M309 158a7 8 0 1 1 14 0a7 8 0 1 1-14 0"
      />
    </svg>
  );
}
