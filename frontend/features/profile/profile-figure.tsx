import { percentWords } from '#frontend/lib/words/percent-words.rules.ts';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import styles from './profile-figure.module.css';

/** A fraction as a percentage with a bar, and what it means in one line. */
export function ProfileFigure({
  name,
  fraction,
  meaning,
}: {
  name: string;
  fraction: number;
  meaning?: string;
}) {
  const percent = percentWords(fraction);
  return (
    <div className={styles.figure}>
      <p className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.percent}>{percent}</span>
      </p>
      <Progress value={fraction} max={1} label={`${name}: ${percent}`} />
      {meaning && <p className={styles.meaning}>{meaning}</p>}
    </div>
  );
}
