import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGoals } from '#frontend/api/goals/goals.ts';
import { privacyQuery } from '#frontend/api/privacy.ts';
import { MoodButtons } from '#frontend/features/journal/mood-buttons.tsx';
import { SaveRow } from '#frontend/features/journal/save-row.tsx';
import { useNewEntry } from '#frontend/features/journal/use-new-entry.ts';
import { storageKeys } from '#frontend/lib/storage.ts';
import { CheckboxLine } from '#frontend/ui/controls/checkbox-line.tsx';
import { Select, TextArea } from '#frontend/ui/controls/field.tsx';
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
  const { goals = [] } = useGoals();
  const { data: privacy } = useQuery(privacyQuery);
  const [about, setAbout] = useState(WITH_NO_GOAL);
  const [asked, setAsked] = useState<boolean | null>(null);
  const goalId = about === WITH_NO_GOAL ? null : Number(about);
  const asksEden = asked ?? goalId !== null;
  const entry = useNewEntry({
    draftKey,
    goalId,
    feedback: asksEden,
    onKept: () => setAsked(null),
  });

  return (
    <form className={styles.form} noValidate onSubmit={entry.save}>
      <MoodButtons mood={entry.mood} isAlone={entry.isEmpty} onTap={entry.tap} />
      <TextArea
        ref={field}
        label="New entry"
        hint={isShared && !entry.isEmpty ? SHARED : undefined}
        placeholder="A sentence is enough."
        error={entry.problem}
        value={entry.text}
        onChange={(event) => entry.type(event.target.value)}
      />
      <SaveRow entry={entry}>
        {goals.length > 0 && (
          <div className={styles.about}>
            <Select label="About" value={about} onChange={(event) => setAbout(event.target.value)}>
              <option value={WITH_NO_GOAL}>No goal in particular</option>
              {goals
                .filter(({ archivedAt }) => !archivedAt)
                .map(({ id, title }) => (
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
      </SaveRow>
    </form>
  );
}
