import type { FormEvent } from 'react';
import type { FieldErrors } from '#frontend/lib/validate.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import { RadioGroup } from '#frontend/ui/controls/radio-group.tsx';
import { Switch } from '#frontend/ui/controls/switch.tsx';
import { DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import { dayOfEnd, type ShareDraft } from './share-draft.rules.ts';

const WAYS = [
  { value: 'person' as const, name: 'One person', words: 'By name or email address.' },
  { value: 'link' as const, name: 'Anyone', words: 'With a link, no account needed.' },
  {
    value: 'sealed' as const,
    name: 'Sealed link',
    words: 'Encrypted here, as it is today.',
  },
];

type Props = {
  draft: ShareDraft;
  errors: FieldErrors;
  /** Whether somebody sees the goal already. */
  isShared: boolean;
  onChange: (part: Partial<ShareDraft>) => void;
  onPreview: () => void;
};

/** With whom, how far and until when. Nothing is shared before its preview. */
export function ShareForm({ draft, errors, isShared, onChange, onPreview }: Props) {
  const { way, who, mayCheer, until } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPreview();
  };
  return (
    <Form onSubmit={submit}>
      <RadioGroup
        label={isShared ? 'Who else may see it?' : 'Who may see it?'}
        choices={WAYS}
        value={way}
        onChange={(value) => onChange({ way: value })}
      />
      {way === 'sealed' && (
        <p>
          What they see is encrypted in this browser. The key is the part of the link after the #,
          which is never sent to us, so a link that is cut short or found in a log opens nothing.
          They see later changes once you renew it.
        </p>
      )}
      {way !== 'link' && (
        <Field
          label={way === 'person' ? 'Username or email address' : 'Who it is for'}
          optional={way === 'sealed'}
          hint={
            way === 'person'
              ? 'Somebody with that username will find it under “Shared with you”. For an email address you get a link to send.'
              : 'An email address, as a reminder for you. Nothing is sent there.'
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={who}
          onChange={(event) => onChange({ who: event.target.value })}
          error={errors['who']}
        />
      )}
      {way === 'person' && (
        <Switch
          label="They may leave one note"
          hint="An encouraging one that only you see. You can delete it."
          checked={mayCheer}
          onChange={(checked) => onChange({ mayCheer: checked })}
        />
      )}
      <Field
        label="Until"
        optional
        type="date"
        hint="Leave this empty to share it until you stop."
        min={dayOfEnd(new Date(Date.now() + 1).toISOString())}
        value={until}
        onChange={(event) => onChange({ until: event.target.value })}
        error={errors['until']}
      />
      <DialogActions>
        <Button type="submit">See what they will see</Button>
      </DialogActions>
    </Form>
  );
}
