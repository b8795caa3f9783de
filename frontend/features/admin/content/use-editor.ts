import { useState } from 'react';
import { type EditStepName, useEditStep, useSaveDraft } from '#frontend/api/content-edits.ts';
import { ApiError, hasStatus } from '#frontend/lib/request.ts';
import { storageKeys } from '#frontend/lib/storage.ts';
import { useStoredDraft } from '#frontend/lib/use-stored-draft.ts';
import { fieldErrors } from '#frontend/lib/validate.ts';
import type { ContentEdit, ContentFields } from '#schema/contracts/admin/content-edits.ts';
import { changedParts } from '#schema/rules/changed-parts.ts';
import { fieldsOf, formErrors, readTyped } from './typed-fields.rules.ts';

type Options = {
  edit: ContentEdit;
  userId: number;
  /** Asks the server how the text stands now. */
  refetch: () => Promise<unknown>;
};

/**
 * The text that is being edited: what is typed is kept on this device at once, and on the server
 * when it is saved. Where somebody else saved in between, both stay until one is chosen.
 */
export function useEditor({ edit, userId, refetch }: Options) {
  const device = useStoredDraft(storageKeys.contentDraft(userId, edit.kind, edit.id));
  const saving = useSaveDraft(edit);
  const stepping = useEditStep(edit);
  const [takenOut, setTakenOut] = useState<string[]>([]);
  const [said, setSaid] = useState('');

  const typed = readTyped(device.text, edit.kind);
  const fields = fieldsOf(edit, typed);
  const isMoved = typed !== undefined && typed.basedOn !== edit.editedAt;
  const { error } = saving;

  const change = (part: Partial<ContentFields>) => {
    const basedOn = typed ? typed.basedOn : edit.editedAt;
    device.type(JSON.stringify({ basedOn, fields: { ...fields, ...part } }));
    setSaid('');
  };
  const drop = () => {
    device.forget(device.text);
    saving.reset();
  };
  const save = () =>
    saving.mutate(
      { basedOn: edit.editedAt, fields },
      {
        onSuccess: (saved) => {
          device.forget(device.text);
          setTakenOut(saved.takenOut);
          setSaid(saved.edit.hasDraft ? 'Draft saved.' : 'Saved: it says what people see already.');
        },
        // Another admin saved first: their version is fetched, to be shown beside this one.
        onError: (failure) => hasStatus(failure, 409) && refetch(),
      },
    );
  const step = (name: EditStepName, words: string) =>
    stepping.mutateAsync({ step: name, basedOn: edit.editedAt }).then(
      () => setSaid(words),
      () => refetch(),
    );

  return {
    fields,
    change,
    save,
    step,
    /** Puts away what was typed. */
    drop,
    /** Typed and not saved. */
    isDirty: typed !== undefined && changedParts(edit.draft ?? edit.live, fields).length > 0,
    /** Somebody saved since what is typed was begun. */
    isMoved,
    isKept: device.isKept,
    isSaving: saving.isPending,
    isStepping: stepping.isPending,
    errors: error instanceof ApiError ? formErrors(fieldErrors(error.issues)) : {},
    failure: error ?? stepping.error,
    takenOut,
    said,
  };
}

export type Editor = ReturnType<typeof useEditor>;
