import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { userQuery } from '#frontend/api/user.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { RecoveryCodes } from '#schema/contracts/account-life.ts';
import styles from './recovery-code-sheet.module.css';
import { codesAsText } from './recovery-codes.rules.ts';

/** The codes, this once: the server keeps only their hashes. */
export function RecoveryCodeSheet({
  codes,
  madeAt,
  onDone,
}: RecoveryCodes & { onDone: () => void }) {
  const { data: user } = useQuery(userQuery);
  const sheet = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const name = user?.username ?? '';
  const text = codesAsText({ codes, madeAt }, name);

  useEffect(() => sheet.current?.focus(), []);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => setSaid('Your browser did not allow it. Select the codes instead.'),
    );
  const download = () => {
    saveFile('yet-recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
    setSaid('Saved with your downloads.');
  };

  return (
    <section ref={sheet} tabIndex={-1} aria-labelledby="codes" className={styles.sheet}>
      <h4 id="codes">Recovery codes of {name}</h4>
      <p>
        You’ll see them only this once. Each works once, under “Use a recovery code” on the login
        page.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button kind="outline" size="small" onClick={copy}>
          Copy
        </Button>
        <Button kind="outline" size="small" onClick={download}>
          Download
        </Button>
        <Button kind="outline" size="small" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Button size="small" className={styles.done} onClick={onDone}>
        I’ve saved them
      </Button>
    </section>
  );
}
