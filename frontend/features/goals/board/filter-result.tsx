import { Button } from '#frontend/ui/controls/button.tsx';
import styles from './goal-toolbar.module.css';

type Props = { count: number; isLoading: boolean; onBack: () => void };

const words = (count: number, isLoading: boolean) => {
  if (count === 0) return isLoading ? 'Looking…' : 'No goal matches.';
  return `${count} ${count === 1 ? 'goal' : 'goals'}${isLoading ? ' so far' : ''}`;
};

/** How many goals a search or a filter finds, and the way back. */
export function FilterResult({ count, isLoading, onBack }: Props) {
  return (
    <div className={styles.found}>
      <p role="status">{words(count, isLoading)}</p>
      <Button kind="quiet" size="small" onClick={onBack}>
        Show all open goals
      </Button>
    </div>
  );
}
