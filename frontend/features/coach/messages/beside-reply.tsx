import { DraftCard } from '#frontend/features/coach/sessions/kept-card.tsx';
import { ScaleButtons } from '#frontend/features/coach/sessions/scale-buttons.tsx';
import { SessionBar } from '#frontend/features/coach/sessions/session-bar.tsx';
import { ChoiceButtons } from '#frontend/ui/controls/choice-buttons.tsx';
import type { ReplyAttachments } from '#schema/contracts/coach/coach.ts';
import styles from './beside-reply.module.css';

type Props = { beside: ReplyAttachments; isWaiting: boolean; onChoose: (message: string) => void };

/** What may be pressed below Eden's newest words, and where a guided session stands. Typing is always possible, too. */
export function BesideReplyPanel({ beside, isWaiting, onChoose }: Props) {
  const { session, choices = [] } = beside;
  if (!session && choices.length === 0) return null;
  return (
    <div className={styles.beside} data-beside>
      {session?.draft && <DraftCard {...session.draft} />}
      {session?.scale ? (
        <ScaleButtons
          {...session.scale}
          choices={choices}
          isDisabled={isWaiting}
          onChoose={onChoose}
        />
      ) : (
        choices.length > 0 && (
          <ChoiceButtons choices={choices} isDisabled={isWaiting} onChoose={onChoose} />
        )
      )}
      {session && <SessionBar session={session} isDisabled={isWaiting} onChoose={onChoose} />}
    </div>
  );
}
