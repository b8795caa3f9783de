import { useState } from 'react';
import type { EditStepName } from '#frontend/api/content-edits.ts';
import { momentInText } from '#frontend/lib/words/moment-words.rules.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Confirm } from '#frontend/ui/feedback/confirm.tsx';
import type { ContentEdit } from '#schema/contracts/admin/content-edits.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { partNames } from './content-words.rules.ts';
import styles from './edit-steps.module.css';
import type { Editor } from './use-editor.ts';

type Props = { edit: ContentEdit; editor: Editor };

/** The state of the text, and the actions on its draft. */
export function EditSteps({ edit, editor }: Props) {
  const [asked, setAsked] = useState<EditStepName | null>(null);
  const { hasDraft, isEdited, kind, id } = edit;
  if (!hasDraft && !isEdited && kind !== 'unit') return null;
  return (
    <section aria-label="How it stands" className={styles.panel}>
      <div className={styles.words}>
        <p>{hasDraft ? draftWords(edit) : publishedWords(edit)}</p>
        {hasDraft && isEdited && <p className={styles.quiet}>{publishedWords(edit)}</p>}
        {hasDraft && editor.isDirty && (
          <p className={styles.quiet}>What you typed since is not in the draft. Save it first.</p>
        )}
      </div>
      <div className={styles.actions}>
        {hasDraft && (
          <Button
            disabled={editor.isDirty || editor.isStepping}
            onClick={() => setAsked('publish')}
          >
            Publish
          </Button>
        )}
        {kind === 'unit' && (
          <ButtonLink kind="outline" href={urlTo(PATHS.adminPreview, { unitId: id })}>
            Preview
          </ButtonLink>
        )}
        {hasDraft && (
          <Button kind="quiet" disabled={editor.isStepping} onClick={() => setAsked('discard')}>
            Put the draft away
          </Button>
        )}
        {isEdited && !hasDraft && (
          <Button kind="quiet" disabled={editor.isStepping} onClick={() => setAsked('hand-back')}>
            Hand back to the files
          </Button>
        )}
      </div>
      <Ask asked={asked} edit={edit} editor={editor} onDone={() => setAsked(null)} />
    </section>
  );
}

const draftWords = ({ editedAt, editedBy, changed }: ContentEdit) =>
  `A draft${editedAt ? `, saved ${momentInText(editedAt)}` : ''}${editedBy ? ` by ${editedBy}` : ''}. It differs from what people see in: ${partNames(changed).join(', ') || 'nothing'}.`;

const publishedWords = ({ publishedAt, isEdited }: ContentEdit) =>
  isEdited
    ? `What people see was published here${publishedAt ? `, ${momentInText(publishedAt)}` : ''}. A new version of Yet leaves it alone.`
    : 'People see it as the files have it.';

const QUESTIONS: Record<
  EditStepName,
  { title: string; confirm: string; keep: string; done: string; words: string }
> = {
  publish: {
    title: 'Publish this draft?',
    confirm: 'Publish',
    keep: 'Not yet',
    done: 'Published: people see it now.',
    words:
      'Everybody who may read it sees it from now on, and a new version of Yet leaves it alone. Answers and notes that people kept stay as they are.',
  },
  discard: {
    title: 'Put this draft away?',
    confirm: 'Put it away',
    keep: 'Keep it',
    done: 'The draft is gone; what people see stays.',
    words: 'What people see stays as it is. The draft cannot be brought back.',
  },
  'hand-back': {
    title: 'Hand this back to the files?',
    confirm: 'Hand it back',
    keep: 'Leave as it is',
    done: 'Handed back: the next version of Yet brings its own text.',
    words:
      'Nothing changes now. When the content of the files is written into the database the next time, it takes the place of what was published here.',
  },
};

type AskProps = Props & { asked: EditStepName | null; onDone: () => void };

function Ask({ asked, edit, editor, onDone }: AskProps) {
  const { title, confirm, keep, done, words } = QUESTIONS[asked ?? 'publish'];
  const parts = partNames(edit.changed);
  return (
    <Confirm
      open={asked !== null}
      onClose={onDone}
      onConfirm={() => editor.step(asked ?? 'publish', done).finally(onDone)}
      title={title}
      confirm={confirm}
      keep={keep}
      pending={editor.isStepping}
      kind={asked === 'discard' ? 'danger' : 'primary'}
      details={
        asked === 'publish' ? <p>What changes: {parts.join(', ') || 'nothing'}.</p> : undefined
      }
    >
      {words}
    </Confirm>
  );
}
