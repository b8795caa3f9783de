import { KeptThingCard } from '#frontend/features/coach/sessions/kept-card.tsx';
import type { ChatTurn } from '#frontend/features/coach/talk/talk.rules.ts';
import styles from '#frontend/features/coach/talk/thread.module.css';
import { Button } from '#frontend/ui/controls/button.tsx';
import { EdenMessage, OwnMessage, Thinking } from './message.tsx';

type Props = {
  turn: ChatTurn;
  isWaiting: boolean;
  onRetry: () => void;
  onEdit: () => void;
};

/** A message of this screen and what came of it. */
export function TurnMessages({ turn, isWaiting, onRetry, onEdit }: Props) {
  const { phase, reply, request, coach, technique, beside } = turn;
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
      {phase === 'done' && beside?.kept && <KeptThingCard {...beside.kept} isNewest />}
      {phase === 'stopped' && <EdenMessage content={reply} isStopped />}
    </>
  );
}
