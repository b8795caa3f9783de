import { type FormEvent, useState } from 'react';
import { useLeaveNote, useWithdrawNote } from '#frontend/api/sharing.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { momentInText } from '#frontend/lib/words/moment-words.rules.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { TextArea } from '#frontend/ui/controls/field.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import type { OwnShareNote, SharedGoal } from '#schema/contracts/sharing.ts';
import { SHARE_NOTE_MAX } from '#schema/rules/limits.ts';
import { signInPath } from '#schema/urls/page-paths.ts';
import { sharedPath } from './share-link.rules.ts';
import styles from './shared-goal.module.css';

type Props = { shared: SharedGoal; code: string };

/** The one encouraging note: to write, to reword, to take back. */
export function CheerNote({ shared, code }: Props) {
  const { sharedBy, mayCheer, note, viewer, permissionLevel } = shared;
  const [isWriting, setIsWriting] = useState(false);
  if (viewer === 'visitor' && permissionLevel === 'cheer')
    return (
      <section className={styles.note} aria-labelledby="cheer">
        <h2 id="cheer">A word for {sharedBy}?</h2>
        <p>
          You can leave one encouraging note here. You need an account, so that {sharedBy} knows who
          wrote it.
        </p>
        <div className={styles.buttons}>
          <ButtonLink kind="outline" size="small" href={signInPath(sharedPath(code))}>
            Log in to leave a note
          </ButtonLink>
        </div>
      </section>
    );
  if (!mayCheer && !note) return null;
  return (
    <section className={styles.note} aria-labelledby="cheer">
      <h2 id="cheer">{note ? 'Your note' : `A word for ${sharedBy}?`}</h2>
      {note && !isWriting ? (
        <Written {...{ note, code, mayCheer }} onReword={() => setIsWriting(true)} />
      ) : (
        <Writing {...{ sharedBy, code, note }} onDone={() => setIsWriting(false)} />
      )}
    </section>
  );
}

type WrittenProps = { note: OwnShareNote; code: string; mayCheer: boolean; onReword: () => void };

function Written({
  note: { content, createdAt, updatedAt },
  code,
  mayCheer,
  onReword,
}: WrittenProps) {
  const withdraw = useWithdrawNote(code, {
    onDone: () => showToast({ title: 'Note taken back' }),
    onRefused: (error) =>
      showToast({
        title: 'Note not taken back',
        description: errorMessage(error, 'Please try again in a moment.'),
        kind: 'destructive',
      }),
  });
  return (
    <>
      <p className={styles.words}>{content}</p>
      <p className={styles.quiet}>
        {updatedAt ? `Reworded ${momentInText(updatedAt)}` : `Left ${momentInText(createdAt)}`}
      </p>
      <div className={styles.buttons}>
        {mayCheer && (
          <Button kind="outline" size="small" onClick={onReword}>
            Reword it
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          Take it back
        </Button>
      </div>
    </>
  );
}

type WritingProps = {
  sharedBy: string;
  code: string;
  note: OwnShareNote | null;
  onDone: () => void;
};

function Writing({ sharedBy, code, note, onDone }: WritingProps) {
  const [content, setContent] = useState(note?.content ?? '');
  const leave = useLeaveNote(code, {
    onDone: () => {
      showToast({ title: note ? 'Note reworded' : `Your note is with ${sharedBy}` });
      onDone();
    },
  });
  const isEmpty = content.trim() === '';
  const isLong = content.trim().length > SHARE_NOTE_MAX;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isLong) return;
    leave.mutate(content);
  };
  return (
    <Form onSubmit={send}>
      <TextArea
        label="One encouraging note"
        hint={
          <>
            Name something you saw them do: a step taken, a plan changed, help asked for. That helps
            more than “you are so talented”. {sharedBy} will see your username with it.
          </>
        }
        value={content}
        onChange={(event) => setContent(event.target.value)}
        error={
          isLong
            ? `Please keep this under ${SHARE_NOTE_MAX + 1} characters`
            : leave.error &&
              `${errorMessage(leave.error, 'The note was not sent.')} Your words are still here.`
        }
      />
      <div className={styles.buttons}>
        <Button type="submit" pending={leave.isPending} disabled={isEmpty || isLong}>
          {leave.isPending ? 'Sending...' : note ? 'Save the note' : 'Leave this note'}
        </Button>
        {note && (
          <Button kind="quiet" onClick={onDone}>
            Leave it as it was
          </Button>
        )}
      </div>
    </Form>
  );
}
