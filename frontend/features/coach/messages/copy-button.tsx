import { useEffect, useState } from 'react';
import { showToast } from '#frontend/state/toast.state.ts';
import styles from './message.module.css';

const SAID_FOR_MS = 2000;

export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () =>
        showToast({
          title: 'Not copied',
          description: 'Your browser did not allow it. Select the words instead.',
        }),
    );

  return (
    <button type="button" className={styles.small} onClick={copy}>
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
