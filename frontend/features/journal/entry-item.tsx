import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { ShownEntry } from '#frontend/api/journal/journal.ts';
import { useAskForFeedback, useDeleteEntry } from '#frontend/api/journal/journal-changes.ts';
import { privacyQuery } from '#frontend/api/privacy.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { readStored } from '#frontend/lib/storage.ts';
import { momentWords } from '#frontend/lib/words/moment-words.rules.ts';
import { withoutMarkdown } from '#frontend/lib/words/plain-words.rules.ts';
import { handOverToCoach } from '#frontend/state/coach-handover.state.ts';
import { dismissToast, showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { EdenDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { WaitingMark } from '#frontend/ui/feedback/waiting-mark.tsx';
import { EdenWords } from '#frontend/ui/text/eden-words.tsx';
import { SafetyWords } from '#frontend/ui/text/safety-words.tsx';
import { WhyThis } from '#frontend/ui/text/why-this.tsx';
import { SAFETY } from '#schema/rules/safety.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { entryDraftKey } from './entry-draft.rules.ts';
import styles from './entry-item.module.css';

const EditEntry = lazyComponent(() => import('./edit-entry.tsx').then((m) => m.EditEntry));
const DeleteEntryDialog = lazyComponent(() =>
  import('./delete-entry-dialog.tsx').then((m) => m.DeleteEntryDialog),
);

type Props = {
  entry: ShownEntry;
  userId: number;
  /** A change of it has not reached the server yet. */
  isWaiting: boolean;
  /** What is shown beside the date: the goal, or the mood. */
  about?: ReactNode;
};

/** One entry: the person's words, Eden's below them, and the actions on both. */
export function EntryItem({ entry, userId, isWaiting, about }: Props) {
  const [, navigate] = useLocation();
  const [isEditing, setIsEditing] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const feedback = useAskForFeedback(entry);
  const remove = useDeleteEntry(entry);
  const { data: privacy } = useQuery(privacyQuery);
  const { content, createdAt, updatedAt, aiResponse, coach, technique } = entry;
  const draftKey = entryDraftKey(userId, entry);
  const momentId = useId();

  useEffect(() => {
    // A change that was cut off (a session that ended, a closed page) is there to go on with.
    if (readStored(draftKey)) setIsEditing(true);
  }, [draftKey]);

  const ask = () =>
    feedback.mutate(undefined, {
      onSuccess: (answered) =>
        answered.aiResponse
          ? showToast({
              title: 'AI Coach Feedback',
              description: withoutMarkdown(answered.aiResponse),
            })
          : showToast({
              title: 'No feedback this time',
              description: 'Eden couldn’t answer. Your entry is safe; please ask again in a while.',
            }),
      onError: (error) =>
        showToast({
          title: 'No feedback this time',
          description: errorMessage(error, 'Your entry is safe; please ask again in a while.'),
        }),
    });
  const discuss = () => {
    // Its words stand at the top of the chat.
    dismissToast();
    handOverToCoach({ journalContent: content, ...(aiResponse && { aiResponse }) });
    navigate(PATHS.eden);
  };
  const letGo = () =>
    remove.mutate(undefined, {
      onSuccess: () => showToast({ title: 'Entry deleted' }),
      onError: (error) => {
        setIsLeaving(false);
        showToast({
          title: 'Entry not deleted',
          description: errorMessage(error, 'It is still here. Please try again in a moment.'),
          kind: 'destructive',
        });
      },
    });

  return (
    <article className={styles.entry} aria-labelledby={momentId}>
      <p className={styles.date}>
        <span>
          <time id={momentId} dateTime={createdAt}>
            {momentWords(createdAt)}
          </time>
          {updatedAt && <span>, changed {momentWords(updatedAt)}</span>}
        </span>
        {about}
      </p>
      {isEditing ? (
        <Suspense fallback={<p className={styles.content}>{content}</p>}>
          <EditEntry entry={entry} userId={userId} onClose={() => setIsEditing(false)} />
        </Suspense>
      ) : (
        content && <p className={styles.content}>{content}</p>
      )}
      {isWaiting && <WaitingMark />}
      {aiResponse && (
        <section
          className={styles.feedback}
          aria-label={`AI Coach Feedback, ${momentWords(createdAt)}`}
        >
          <EdenDrawing size={28} />
          <div>
            {coach === SAFETY ? <SafetyWords text={aiResponse} /> : <EdenWords text={aiResponse} />}
            {technique && <WhyThis technique={technique} />}
          </div>
        </section>
      )}
      {!isEditing && (
        <footer className={styles.actions}>
          {!aiResponse && content && privacy?.aiFeedback !== 'off' && (
            <Button
              kind="quiet"
              size="small"
              aria-describedby={momentId}
              pending={feedback.isPending}
              onClick={ask}
            >
              {feedback.isPending ? 'Asking Eden...' : 'Ask Eden'}
            </Button>
          )}
          {content && (
            <Button kind="quiet" size="small" aria-describedby={momentId} onClick={discuss}>
              Discuss with Eden
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            aria-describedby={momentId}
            onClick={() => setIsEditing(true)}
          >
            {content ? 'Edit' : 'Add words'}
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-describedby={momentId}
            onClick={() => setIsLeaving(true)}
          >
            Delete
          </Button>
        </footer>
      )}
      <Suspense fallback={null}>
        {isLeaving && (
          <DeleteEntryDialog
            isPending={remove.isPending}
            onClose={() => setIsLeaving(false)}
            onConfirm={letGo}
          />
        )}
      </Suspense>
    </article>
  );
}
