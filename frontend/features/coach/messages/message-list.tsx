import type { ReactNode } from 'react';
import styles from '#frontend/features/coach/talk/thread.module.css';
import { Button } from '#frontend/ui/controls/button.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

type Props = {
  firstKey: string | undefined;
  saidCount: number;
  /** Leads further back, where there is more. */
  earlier?: ReactNode;
  children: ReactNode;
};

/**
 * The messages, in a window of their own. The announcer speaks for it, or every token would be read
 * out.
 */
export function MessageList({ firstKey, saidCount, earlier, children }: Props) {
  const { list, content, onScroll, goToEnd, hasNewBelow } = useStickToEnd({ firstKey, saidCount });
  return (
    <div className={styles.frame}>
      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label="Conversation with Eden"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must scroll it.
        tabIndex={0}
        className={styles.list}
        onScroll={onScroll}
      >
        <div ref={content} className={styles.content}>
          {earlier}
          {children}
        </div>
      </div>
      {hasNewBelow && (
        <Button kind="outline" size="small" className={styles.below} onClick={goToEnd}>
          New messages below
        </Button>
      )}
    </div>
  );
}
