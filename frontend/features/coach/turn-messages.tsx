import { Button } from '#frontend/ui/button.tsx';
import { ChoiceButtons } from '#frontend/ui/choice-buttons.tsx';
import { EdenMessage, OwnMessage, Thinking } from './message.tsx';
import type { Turn } from './talk.rules.ts';
import styles from './thread.module.css';

type Props = {
  turn: Turn;
  isWaiting: boolean;
  /** Its choices are open for as long as nothing was said after it. */
  isLast: boolean;
  onChoose: (message: string) => void;
  onRetry: () => void;
  onEdit: () => void;
};

/** A message of this screen and what came of it. */
export function TurnMessages({ turn, isWaiting, isLast, onChoose, onRetry, onEdit }: Props) {
  const { phase, reply, request, coach, technique, choices } = turn;
  return (
    <>
      <OwnMessage
        content={request.message}
        note={
          phase === 'failed' && (
            <div className={styles.failed}>
              <p>
                <strong>Not answered.</strong> {turn.problem} Your words are safe.
              </p>
              <div>
                <Button kind="outline" size="small" disabled={isWaiting} onClick={onRetry}>
                  Retry
                </Button>
                <Button kind="quiet" size="small" onClick={onEdit}>
                  Edit
                </Button>
              </div>
            </div>
          )
        }
      />
      {phase === 'thinking' && <Thinking />}
      {phase === 'speaking' && <EdenMessage content={reply} isWhole={false} />}
      {phase === 'done' && <EdenMessage content={reply} coach={coach} technique={technique} />}
      {phase === 'done' && isLast && choices && (
        <div className={styles.choices}>
          <ChoiceButtons choices={choices} isDisabled={isWaiting} onChoose={onChoose} />
        </div>
      )}
      {phase === 'stopped' && <EdenMessage content={reply} isStopped />}
    </>
  );
}
