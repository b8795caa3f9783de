import { type FormEvent, useEffect, useRef } from 'react';
import { errorMessage } from '#frontend/lib/request.ts';
import { momentWords } from '#frontend/lib/words/moment-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { ContentEdit } from '#schema/contracts/admin/content-edits.ts';
import { changedParts } from '#schema/rules/changed-parts.ts';
import styles from './content-editor.module.css';
import { ContentForm } from './content-form.tsx';
import { KIND_NAMES, partNames } from './content-words.rules.ts';
import { EditSteps } from './edit-steps.tsx';
import { type Editor, useEditor } from './use-editor.ts';

type Props = { edit: ContentEdit; userId: number; refetch: () => Promise<unknown> };

/** The editor of one text: its state, the actions on its draft, and the form. */
export function ContentEditor({ edit, userId, refetch }: Props) {
  const editor = useEditor({ edit, userId, refetch });
  const form = useRef<HTMLFormElement>(null);
  const { errors, failure } = editor;

  // The first field that was refused, wherever it is in a long form; its sentence must not end up
  // behind the bar.
  useEffect(() => {
    const field = failure && form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.save();
  };

  return (
    <>
      <header className={styles.head}>
        <h1>{edit.title}</h1>
        <p className={styles.place}>
          {[KIND_NAMES[edit.kind].one, edit.unitType, edit.place].filter(Boolean).join(' · ')}
        </p>
      </header>
      <EditSteps edit={edit} editor={editor} />
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <fieldset disabled={editor.isSaving} className={styles.fields}>
          <ContentForm fields={editor.fields} errors={errors} onChange={editor.change} />
        </fieldset>
        <div className={styles.bar}>
          {editor.isMoved && <Moved edit={edit} editor={editor} />}
          {failure && !editor.isMoved && (
            <Notice kind="error" title="Not saved">
              {refusalWords(editor)} What you typed is still here.
            </Notice>
          )}
          {editor.takenOut.length > 0 && (
            <Notice title="Some tags were taken out">
              A unit holds prose, so these went and their words stayed: {editor.takenOut.join(', ')}
              .
            </Notice>
          )}
          <div className={styles.save}>
            <p role="status" className={styles.said}>
              {editor.isDirty ? typedWords(editor) : editor.said}
            </p>
            {editor.isDirty && (
              <Button kind="quiet" disabled={editor.isSaving} onClick={editor.drop}>
                Undo what I typed
              </Button>
            )}
            <Button
              type="submit"
              pending={editor.isSaving}
              disabled={!editor.isDirty || editor.isMoved}
            >
              {editor.isSaving ? 'Saving...' : 'Save draft'}
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}

/** Sentences that stand at their fields are not said twice. */
function refusalWords({ errors, failure }: Editor): string {
  const count = Object.keys(errors).length;
  if (count === 0) return errorMessage(failure, 'Something went wrong on the way.');
  return count === 1 ? 'One field needs another look.' : `${count} fields need another look.`;
}

const typedWords = ({ isKept }: Editor) =>
  isKept ? 'Not saved yet; kept on this device.' : 'Not saved yet.';

/** Somebody saved since: nothing goes until one of the two is chosen. */
function Moved({ edit, editor }: { edit: ContentEdit; editor: Editor }) {
  const parts = partNames(changedParts(edit.draft ?? edit.live, editor.fields));
  return (
    <Notice
      kind="error"
      title={`${edit.editedBy ?? 'Somebody'} changed this in the meantime`}
      action={
        <div className={styles.choice}>
          <Button kind="outline" onClick={editor.drop}>
            Take theirs
          </Button>
          <Button kind="outline" pending={editor.isSaving} onClick={editor.save}>
            Save mine over it
          </Button>
        </div>
      }
    >
      {edit.editedAt && `${momentWords(edit.editedAt)}. `}
      {parts.length > 0
        ? `Theirs differs from yours in: ${parts.join(', ')}. `
        : 'Theirs says the same as yours. '}
      What you typed is still here.
    </Notice>
  );
}
