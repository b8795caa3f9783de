import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  reminderSettingsQuery,
  remindersQuery,
  useDeleteReminder,
} from '#frontend/api/reminders/reminders.ts';
import { type PushState, pushState } from '#frontend/api/reminders/this-browser.ts';
import { EventLink } from '#frontend/features/goals/calendar/event-link.tsx';
import { errorMessage } from '#frontend/lib/request.ts';
import { daysInWords, nextInWords, waysInWords } from '#frontend/lib/words/reminder-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { ReminderSubject } from '#schema/contracts/reminder-choices.ts';
import { AskForm } from './ask-form.tsx';
import styles from './ask-me.module.css';
import { Bell } from './bell.tsx';

type Props = {
  goalId: number;
  subject: ReminderSubject;
  subjectId: string;
  /** What it is called, for who does not see where it stands. */
  name: string;
  /** Why it cannot ask yet, in words; undefined where it can. */
  missing?: string | undefined;
  /** The hour that is offered: that of an if-then, say. */
  at?: string;
  /** Takes the offer of a smaller version after two times “not yet”. */
  onSmaller?: () => void;
};

const EVENING = '18:00';

/**
 * “Ask me”: when, and by which way. Nothing asks before this was pressed, and the browser is asked
 * for leave only then, after words that say what for.
 */
export function AskMe({
  goalId,
  subject,
  subjectId,
  name,
  missing,
  at = EVENING,
  onSmaller,
}: Props) {
  const { data: reminders, error: noReminders } = useQuery(remindersQuery);
  const { data: settings, error: noSettings } = useQuery(reminderSettingsQuery);
  const failure = (!reminders && noReminders) || (!settings && noSettings);
  const end = useDeleteReminder();
  const [push, setPush] = useState<PushState>();
  const [problem, setProblem] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => void pushState().then(setPush), []);

  const isThis = (one: { goalId: number; subject: string; subjectId: string }) =>
    one.goalId === goalId && one.subject === subject && one.subjectId === subjectId;
  const existing = reminders?.find(isThis);

  if (missing && !existing) return <p className={styles.words}>{missing}</p>;
  if (failure)
    return <p className={styles.words}>Whether it asks could not be looked up just now.</p>;
  if (!reminders || !settings || push === undefined) return null;

  const stop = (id: number) =>
    end.mutate(id, { onError: (error) => setProblem(errorMessage(error, 'Please try again.')) });
  const asksAt = existing && ['Asks at', existing.at, daysInWords(existing.days)].filter(Boolean);

  return (
    <div className={styles.ask}>
      {existing && asksAt && (
        <>
          <div className={styles.line}>
            <Bell isOn />
            <span className={styles.state}>
              {asksAt.join(' ')} {waysInWords(existing)}
            </span>
            <span className={styles.acts}>
              <Button
                kind="quiet"
                size="small"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              >
                Change
              </Button>
              <Button kind="quiet" size="small" onClick={() => stop(existing.id)}>
                Stop asking
              </Button>
            </span>
          </div>
          <p className={styles.words}>{nextInWords(existing)}</p>
        </>
      )}
      {existing?.offersSmaller && onSmaller && (
        <p className={styles.offer}>
          Twice “not yet”. Would a smaller version help?{' '}
          <Button kind="outline" size="small" onClick={onSmaller}>
            Make it smaller
          </Button>
        </p>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      {(isOpen || !existing) && (
        <AskForm
          about={{ goalId, subject, subjectId }}
          {...{ existing, settings, push, at }}
          onPush={setPush}
          onSaved={() => setIsOpen(false)}
        />
      )}
      <p className={styles.calendar}>
        <EventLink
          goalId={goalId}
          of={subject === 'if-then' ? { ifThen: subjectId } : { task: subjectId }}
          {...{ name }}
        />
      </p>
    </div>
  );
}
