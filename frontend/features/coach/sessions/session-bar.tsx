import { Button } from '#frontend/ui/controls/button.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import type { SessionStep } from '#schema/contracts/coach/coach-sessions.ts';
import styles from './session-bar.module.css';

type Props = { session: SessionStep; isDisabled: boolean; onChoose: (message: string) => void };

/** How far a session has come, and the ways on that are no answer. */
export function SessionBar({ session, isDisabled, onChoose }: Props) {
  const { title, step, of, canGoBack, canSkip } = session;
  const ways = [...(canGoBack ? ['Back'] : []), ...(canSkip ? ['Skip'] : []), 'Stop'];
  return (
    <div className={styles.bar}>
      <div className={styles.track} aria-hidden="true">
        <Progress value={step} max={of} label={title} />
      </div>
      <p className={styles.progress}>
        {title} · {`Step\u00a0${step}\u00a0of\u00a0${of}`}
      </p>
      <ul className={styles.ways} aria-label="This session">
        {ways.map((way) => (
          <li key={way}>
            <Button kind="quiet" size="small" disabled={isDisabled} onClick={() => onChoose(way)}>
              {way}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
