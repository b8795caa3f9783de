import { ScaleButtons } from '#frontend/features/coach/sessions/scale-buttons.tsx';
import { SessionBar } from '#frontend/features/coach/sessions/session-bar.tsx';
import { ChoiceButtons } from '#frontend/ui/controls/choice-buttons.tsx';
import type { ReplyAttachments } from '#schema/contracts/coach/coach.ts';
import styles from './beside-reply.module.css';

type Props = { beside: ReplyAttachments; isWaiting: boolean; onChoose: (message: string) => void };

/**
 * Where a guided session stands, and what may be pressed instead of typed: above the field, always
 * in sight.
 */
export function BesideReplyPanel({ beside, isWaiting, onChoose }: Props) {
  const { session, choices = [] } = beside;
  if (!session && choices.length === 0) return null;
  return (
    <div className={styles.beside}>
      {session && <SessionBar session={session} isDisabled={isWaiting} onChoose={onChoose} />}
      {choices.length > 0 && (
        <div className={styles.choices}>
          {session?.scale ? (
            <ScaleButtons
              {...session.scale}
              choices={choices}
              isDisabled={isWaiting}
              onChoose={onChoose}
            />
          ) : (
            <ChoiceButtons choices={choices} isDisabled={isWaiting} onChoose={onChoose} />
          )}
        </div>
      )}
    </div>
  );
}
