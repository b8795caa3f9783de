import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useGoals } from '#frontend/api/goals/goals.ts';
import { useWriteAnywhere } from '#frontend/api/journal/journal-changes.ts';
import { privacyQuery } from '#frontend/api/privacy.ts';
import { ENTRY_MOOD_WORDS } from '#frontend/features/journal/mood-words.rules.ts';
import { savingWords } from '#frontend/features/journal/saving-words.rules.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { storageKeys } from '#frontend/lib/storage.ts';
import { useStoredDraft } from '#frontend/lib/use-stored-draft.ts';
import { validate } from '#frontend/lib/validate.ts';
import { withoutMarkdown } from '#frontend/lib/words/plain-words.rules.ts';
import type { DeliveryOutcome } from '#frontend/outbox/outbox.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { CheckboxLine } from '#frontend/ui/controls/checkbox-line.tsx';
import { Select, TextArea } from '#frontend/ui/controls/field.tsx';
import type { EntryMood } from '#schema/contracts/enums.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import { MoodButtons } from './mood-buttons.tsx';
import styles from './new-entry.module.css';
import { useArrival } from './use-arrival.ts';

const WITH_NO_GOAL = '';
const SHARED = 'What you shared is here as a draft. It is kept nowhere else until you save it.';

/**
 * A new entry, about a goal or about none. One about none is private unless its writer asks Eden;
 * one about a goal is answered unless they do not want it, as it is with the goal.
 */
export function NewEntry({ userId }: { userId: number }) {
  const draftKey = storageKeys.newFreeEntryDraft(userId);
  const { isShared, field } = useArrival(draftKey);
  const draft = useStoredDraft(draftKey);
  const { goals = [] } = useGoals();
  const { data: privacy } = useQuery(privacyQuery);
  const [about, setAbout] = useState(WITH_NO_GOAL);
  const [mood, setMood] = useState<EntryMood | null>(null);
  const [asked, setAsked] = useState<boolean | null>(null);
  const [last, setLast] = useState<DeliveryOutcome['state'] | null>(null);
  const [problem, setProblem] = useState('');
  const { mutateAsync: write, isPending } = useWriteAnywhere(draft.handOver);
  const isEmpty = draft.text.trim() === '';
  const goalId = about === WITH_NO_GOAL ? null : Number(about);
  const asksEden = asked ?? goalId !== null;

  const send = async (content: string, felt: EntryMood | null) => {
    // The contract weighs more than the form, so it comes with the first entry.
    const { NewFreeEntry } = await import('#schema/contracts/journal.ts');
    const checked = validate(NewFreeEntry, { content, ...(felt && { mood: felt }) });
    setProblem('errors' in checked ? (checked.errors['content'] ?? '') : '');
    if ('errors' in checked) return;
    const body = { ...checked.value, feedback: content !== '' && asksEden };
    try {
      const outcome = await write({ goalId: content ? goalId : null, body });
      if (content) draft.forget(content);
      setLast(outcome.state);
      setMood(null);
      setAsked(null);
      const { aiResponse, coach } = (outcome.state === 'sent' && outcome.reply) || {};
      // Words for somebody in danger stand with the entry; they do not pass by.
      if (aiResponse && coach !== SAFETY)
        showToast({ title: 'AI Coach Feedback', description: withoutMarkdown(aiResponse) });
      else if (!content && felt)
        showToast({
          title: `${ENTRY_MOOD_WORDS[felt]}, kept`,
          description: 'It stands in your journal.',
        });
    } catch (error) {
      draft.takeBack();
      const words = errorMessage(error, 'The entry could not be saved.');
      setProblem(`${words} Your words are kept here.`);
      showToast({ title: 'Entry not saved', description: words, kind: 'destructive' });
    }
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !isPending) send(draft.text, goalId === null ? mood : null);
  };
  const tap = (felt: EntryMood) => {
    if (isPending) return;
    if (isEmpty) send('', felt);
    else setMood(felt === mood ? null : felt);
  };

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      {goalId === null && <MoodButtons mood={mood} isAlone={isEmpty} onTap={tap} />}
      <TextArea
        ref={field}
        label="New entry"
        hint={isShared && !isEmpty ? SHARED : undefined}
        placeholder="A sentence is enough."
        error={problem}
        value={draft.text}
        onChange={(event) => {
          draft.type(event.target.value);
          setLast(null);
          setProblem('');
        }}
      />
      <div className={styles.row}>
        {goals.length > 0 && (
          <div className={styles.about}>
            <Select label="About" value={about} onChange={(event) => setAbout(event.target.value)}>
              <option value={WITH_NO_GOAL}>No goal in particular</option>
              {goals.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </div>
        )}
        {privacy?.aiFeedback !== 'off' && (
          <div className={styles.ask}>
            <CheckboxLine
              label="Let Eden read this one"
              checked={asksEden}
              onChange={(event) => setAsked(event.target.checked)}
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
