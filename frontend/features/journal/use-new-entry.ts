import { type FormEvent, useState } from 'react';
import { useWriteEntry } from '#frontend/api/journal/journal-changes.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { useStoredDraft } from '#frontend/lib/use-stored-draft.ts';
import { validate } from '#frontend/lib/validate.ts';
import { withoutMarkdown } from '#frontend/lib/words/plain-words.rules.ts';
import type { DeliveryOutcome } from '#frontend/outbox/outbox.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import type { EntryMood } from '#schema/contracts/enums.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import { ENTRY_MOOD_WORDS } from './mood-words.rules.ts';
import { savingWords } from './saving-words.rules.ts';

type Options = {
  draftKey: string;
  /** Null for an entry about none. */
  goalId: number | null;
  /** Whether Eden is to read words; undefined leaves it at what the journal does by itself. */
  feedback: boolean | undefined;
  onKept?: () => void;
};

/**
 * The state of a new entry: its words, which stay on the device until the server has them, its
 * mood, and the result of saving it. A mood that is tapped while there are no words is kept by
 * itself.
 */
export function useNewEntry({ draftKey, goalId, feedback, onKept }: Options) {
  const draft = useStoredDraft(draftKey);
  const [mood, setMood] = useState<EntryMood | null>(null);
  const [last, setLast] = useState<DeliveryOutcome['state'] | null>(null);
  const [problem, setProblem] = useState('');
  const { mutateAsync: write, isPending } = useWriteEntry(draft.handOver);
  const isEmpty = draft.text.trim() === '';

  const send = async (content: string, felt: EntryMood | null) => {
    // The contract is larger than the form, so it is loaded with the first entry.
    const { NewFreeEntry } = await import('#schema/contracts/journal.ts');
    const checked = validate(NewFreeEntry, { content, ...(felt && { mood: felt }) });
    setProblem('errors' in checked ? (checked.errors['content'] ?? '') : '');
    if ('errors' in checked) return;
    const { content: said, ...rest } = checked.value;
    const body = {
      ...rest,
      ...(said && { content: said, ...(feedback !== undefined && { feedback }) }),
    };
    try {
      const outcome = await write({ goalId, body });
      if (content) draft.forget(content);
      setLast(outcome.state);
      setMood(null);
      onKept?.();
      const { aiResponse, coach } = (outcome.state === 'sent' && outcome.reply) || {};
      // The words of care for somebody in danger stay with the entry, so no toast shows them.
      if (aiResponse && coach !== SAFETY)
        showToast({ title: 'AI Coach Feedback', description: withoutMarkdown(aiResponse) });
      else if (!content && felt)
        showToast({
          title: `${ENTRY_MOOD_WORDS[felt]}, kept`,
          description: 'It’s in your journal.',
        });
    } catch (error) {
      draft.takeBack();
      const words = errorMessage(error, 'The entry could not be saved.');
      setProblem(`${words} Your words are kept here.`);
      showToast({ title: 'Entry not saved', description: words, kind: 'destructive' });
    }
  };

  return {
    text: draft.text,
    mood,
    isEmpty,
    isPending,
    problem,
    status: savingWords({ isSaving: isPending, last, isDraftKept: draft.isKept, isEmpty }),
    type: (words: string) => {
      draft.type(words);
      setLast(null);
      setProblem('');
    },
    tap: (felt: EntryMood) => {
      if (isPending) return;
      if (isEmpty) send('', felt);
      else setMood(felt === mood ? null : felt);
    },
    save: (event: FormEvent) => {
      event.preventDefault();
      if (!isEmpty && !isPending) send(draft.text, mood);
    },
  };
}
