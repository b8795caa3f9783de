import { useEffect, useState } from 'react';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import styles from './link-field.module.css';

const SAID_FOR_MS = 2000;

/** The whole link on the clipboard, and said so. */
export function CopyLinkButton({
  path,
  of,
  kind = 'outline',
}: {
  path: string;
  of?: string;
  kind?: 'primary' | 'outline';
}) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    navigator.clipboard.writeText(window.location.origin + path).then(
      () => setIsCopied(true),
      () =>
        showToast({
          title: 'Not copied',
          description: 'Your browser did not allow it. Select the link instead.',
        }),
    );

  return (
    <Button kind={kind} size="small" onClick={copy}>
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
      {of && <span className="visually-hidden">: {of}</span>}
    </Button>
  );
}

/** A link to take along: to read, to select, to copy. */
export function LinkField({ label, path }: { label: string; path: string }) {
  return (
    <div className={styles.row}>
      <input
        type="text"
        readOnly
        aria-label={label}
        className={styles.link}
        value={window.location.origin + path}
        onFocus={(event) => event.target.select()}
      />
      <CopyLinkButton path={path} kind="primary" />
    </div>
  );
}
