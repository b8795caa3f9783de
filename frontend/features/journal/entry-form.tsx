import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { privacyQuery } from '#frontend/api/privacy.ts';
import { storageKeys } from '#frontend/lib/storage.ts';
import { CheckboxLine } from '#frontend/ui/controls/checkbox-line.tsx';
import { TextArea } from '#frontend/ui/controls/field.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { DAY_MS } from '#schema/rules/time.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './entry-form.module.css';
import { MoodButtons } from './mood-buttons.tsx';
import { promptFor } from './prompts.rules.ts';
import { SaveRow } from './save-row.tsx';
import { useNewEntry } from './use-new-entry.ts';

/** A new entry in the journal of a goal, with a question that may help. */
export function EntryForm({ goalId, userId }: { goalId: number; userId: number }) {
  const [promptTurn, setPromptTurn] = useState(() => Math.floor(Date.now() / DAY_MS) + goalId);
  const { data: privacy } = useQuery(privacyQuery);
  const [isPrivate, setIsPrivate] = useState(false);
  const entry = useNewEntry({
    draftKey: storageKeys.journalDraft(userId, goalId),
    goalId,
    feedback: isPrivate ? false : undefined,
    onKept: () => {
      setIsPrivate(false);
      setPromptTurn(promptTurn + 1);
    },
  });

  return (
    <form className={styles.form} noValidate onSubmit={entry.save}>
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
        error={entry.problem}
        value={entry.text}
        onChange={(event) => entry.type(event.target.value)}
      />
      <MoodButtons mood={entry.mood} isAlone={entry.isEmpty} onTap={entry.tap} />
      <SaveRow entry={entry}>
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
      </SaveRow>
    </form>
  );
}
