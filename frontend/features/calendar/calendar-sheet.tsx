import { useEffect, useRef, useState } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import styles from './calendar.module.css';

/** Where calendars ask for an address, as they call it themselves. */
const WHERE = [
  ['Google Calendar', 'Other calendars, then “From URL” (on a computer)'],
  ['Apple', 'File, then “New Calendar Subscription”; on a phone “Add Subscription Calendar”'],
  ['Outlook', '“Add calendar”, then “Subscribe from web”'],
];

/** The address, this once: the server keeps only its hash. */
export function CalendarSheet({ path, onDone }: { path: string; onDone: () => void }) {
  const sheet = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const address = new URL(path, window.location.href).href;
  const subscription = address.replace(/^https?:/, 'webcal:');

  useEffect(() => sheet.current?.focus(), []);

  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('Copied.'),
      () => setSaid('Your browser did not allow it. Select the address instead.'),
    );

  return (
    <section ref={sheet} tabIndex={-1} aria-labelledby="calendar-sheet" className={styles.sheet}>
      <h4 id="calendar-sheet">Your calendar’s address</h4>
      <p>
        It is shown this once. Whoever has it can read these dates, so pass it on to your calendar
        only.
      </p>
      <Field
        label="Address"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button kind="outline" size="small" onClick={copy}>
          Copy
        </Button>
        <a className={styles.open} href={subscription}>
          Open in your calendar app
        </a>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <dl className={styles.where}>
        {WHERE.map(([app, words]) => (
          <div key={app}>
            <dt>{app}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Button size="small" className={styles.done} onClick={onDone}>
        I have put it in
      </Button>
    </section>
  );
}
