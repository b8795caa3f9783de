import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useWriteEntry } from '#frontend/api/journal/journal-changes.ts';
import { privacyQuery } from '#frontend/api/privacy.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { storageKeys } from '#frontend/lib/storage.ts';
import { useStoredDraft } from '#frontend/lib/use-stored-draft.ts';
import { validate } from '#frontend/lib/validate.ts';
import { withoutMarkdown } from '#frontend/lib/words/plain-words.rules.ts';
import type { DeliveryOutcome } from '#frontend/outbox/outbox.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { CheckboxLine } from '#frontend/ui/controls/checkbox-line.tsx';
import { TextArea } from '#frontend/ui/controls/field.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { JournalEntryPatch } from '#schema/contracts/journal.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './entry-form.module.css';
import { promptFor } from './prompts.rules.ts';
import { savingWords } from './saving-words.rules.ts';

/**
 * A new entry. What is typed stays on the device until the server has it, whatever happens in
 * between.
 */
export function EntryForm({ goalId, userId }: { goalId: number; userId: number }) {
  const draft = useStoredDraft(storageKeys.journalDraft(userId, goalId));
  const [promptTurn, setPromptTurn] = useState(() => Math.floor(Date.now() / DAY_MS) + goalId);
  const { data: privacy } = useQuery(privacyQuery);
  const [isPrivate, setIsPrivate] = useState(false);
  const [last, setLast] = useState<DeliveryOutcome['state'] | null>(null);
  const [problem, setProblem] = useState('');
  const { mutateAsync: write, isPending } = useWriteEntry(goalId, draft.handOver);
  const isEmpty = draft.text.trim() === '';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isPending) return;
    const sent = draft.text;
    const checked = validate(JournalEntryPatch, { content: sent });
    setProblem('errors' in checked ? (checked.errors['content'] ?? '') : '');
    if ('errors' in checked) return;
    try {
      const outcome = await write({ ...checked.value, ...(isPrivate && { feedback: false }) });
      draft.forget(sent);
      setLast(outcome.state);
      setIsPrivate(false);
      setPromptTurn(promptTurn + 1);
      const { aiResponse, coach } = (outcome.state === 'sent' && outcome.reply) || {};
      // Words for somebody in danger stand with the entry; they do not pass by.
      const passesBy = aiResponse && coach !== SAFETY;
      if (passesBy)
        showToast({ title: 'AI Coach Feedback', description: withoutMarkdown(aiResponse) });
    } catch (error) {
      draft.takeBack();
      setProblem(
        `${errorMessage(error, 'The entry could not be saved.')} Your words are kept here.`,
      );
      showToast({
        title: 'Entry not saved',
        description: errorMessage(error, 'Please try again in a moment. Your words are kept here.'),
        kind: 'destructive',
      });
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <TextArea
        label="New entry"
        hint={
          <span className={styles.prompt}>
            {promptFor(promptTurn)}{' '}
            <button
              type="button"
              className={styles.another}
              onClick={() => setPromptTurn(promptTurn + 1)}
            >
              Another question
            </button>
          </span>
        }
        error={problem}
        value={draft.text}
        onChange={(event) => {
          draft.type(event.target.value);
          setLast(null);
          setProblem('');
        }}
      />
      <div className={styles.row}>
        {privacy?.aiFeedback === 'off' ? (
          <p className={styles.private}>
            <span>
              Feedback is off in <TextLink href={PATHS.settings}>Settings</TextLink>.
            </span>
          </p>
        ) : (
          <div className={styles.private}>
            <CheckboxLine
              label="No feedback on this one"
              checked={isPrivate}
              onChange={(event) => setIsPrivate(event.target.checked)}
            />
          </div>
        )}
        <p role="status" className={styles.status}>
          {savingWords({ isSaving: isPending, last, isDraftKept: draft.isKept, isEmpty })}
        </p>
        <Button type="submit" pending={isPending} disabled={isEmpty}>
          {isPending ? 'Saving...' : 'Save entry'}
        </Button>
      </div>
    </form>
  );
}
