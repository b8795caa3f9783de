import { Button } from '#frontend/ui/controls/button.tsx';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Rhythm, RhythmDays } from '#schema/contracts/rhythms.ts';
import { rhythmScore } from '#schema/rules/goals/rhythm-score.ts';
import { type Answers, openDays, rhythmWords } from '#schema/rules/goals/rhythms.ts';
import { addDays } from '#schema/rules/time.ts';
import { weekWords } from './answer-rhythm.rules.ts';
import { RhythmRing } from './rhythm-ring.tsx';
import styles from './rhythms.module.css';

type Props = {
  words: string;
  rhythm: Rhythm;
  answers: Answers;
  today: CalendarDate;
  onAnswer: (days: RhythmDays) => void;
};

/**
 * What stands below a task that repeats: how often, how well it is established, and what can be
 * answered beside its box: a rest today, and yesterday as long as it is open.
 */
export function RhythmLine({ words, rhythm, answers, today, onAnswer }: Props) {
  const yesterday = addDays(today, -1);
  const open = openDays(rhythm, answers, today);
  const week = weekWords(rhythm, answers, today);
  const rests = answers[today] === 'rest';
  const ofTask = <span className="visually-hidden">: {words}</span>;
  return (
    <div className={styles.line}>
      <p className={styles.facts}>
        <RhythmRing score={rhythmScore(rhythm, answers, today)} />
        <span>{rhythmWords(rhythm)}</span>
        {week && <span>{week}</span>}
      </p>
      {(open.today || rests) && (
        <p className={styles.answers}>
          {rests && <span role="status">Resting today. That counts.</span>}
          <Button
            kind="quiet"
            size="small"
            onClick={() => onAnswer({ [today]: rests ? null : 'rest' })}
          >
            {rests ? 'Undo' : 'Rest today'}
            {ofTask}
          </Button>
        </p>
      )}
      {open.yesterday && (
        <p className={styles.answers}>
          <span>Yesterday is still open.</span>
          <Button kind="outline" size="small" onClick={() => onAnswer({ [yesterday]: 'done' })}>
            Did it{ofTask}
          </Button>
          <Button kind="quiet" size="small" onClick={() => onAnswer({ [yesterday]: 'rest' })}>
            Rested{ofTask}
          </Button>
        </p>
      )}
    </div>
  );
}
