import { useState } from 'react';
import { useTestSend } from '#frontend/api/reminders/reminders.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { testInWords } from '#frontend/lib/words/reminder-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SettingsRow } from '#frontend/ui/settings-section.tsx';
import styles from './reminders.module.css';

/** Whether it arrives is best seen by sending one. */
export function TestReminder() {
  const { mutate: send, isPending } = useTestSend();
  const [said, setSaid] = useState('');
  return (
    <SettingsRow>
      <div className={styles.test}>
        <Button
          kind="outline"
          size="small"
          pending={isPending}
          onClick={() =>
            send(undefined, {
              onSuccess: (sent) => setSaid(testInWords(sent)),
              onError: (error) => setSaid(errorMessage(error, 'It could not be sent.')),
            })
          }
        >
          Send a test
        </Button>
        <span role="status" className={styles.said}>
          {said}
        </span>
      </div>
    </SettingsRow>
  );
}
