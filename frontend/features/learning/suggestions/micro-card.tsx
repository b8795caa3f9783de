import { useEffect, useRef } from 'react';
import { durationWords } from '#frontend/features/learning/catalogue/path-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { MicroContent } from '#schema/contracts/learning.ts';
import styles from './micro-learning.module.css';
import { MICRO_KIND } from './micro-words.rules.ts';

type Props = { item: MicroContent; isSaving: boolean; onDone: () => void };

/**
 * A tip, a reflection, a challenge or a quote. Once done it stays, quietly, until the next visit.
 */
export function MicroCard({ item, isSaving, onDone }: Props) {
  const { contentType, content, estimatedMinutes, source, completed } = item;
  const wasOpen = useRef(!completed);
  const done = useRef<HTMLParagraphElement>(null);
  const { label, sign, action } = MICRO_KIND[contentType];

  // The button that was pressed is gone, so its result takes the focus.
  useEffect(() => {
    if (completed && wasOpen.current) done.current?.focus();
    wasOpen.current = !completed;
  }, [completed]);

  return (
    <article className={styles.card} data-done={completed || undefined} data-type={contentType}>
      <p className={styles.kind}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.sign}>
          <path d={sign} />
        </svg>
        <span className={styles.label}>{label}</span>
        <span>{durationWords(estimatedMinutes)}</span>
      </p>
      {contentType === 'quote' ? (
        <blockquote className={styles.content}>{content}</blockquote>
      ) : (
        <p className={styles.content}>{content}</p>
      )}
      {source && (
        <p className={styles.source}>
          <span className="visually-hidden">Source: </span>
          {source}
        </p>
      )}
      {completed ? (
        <p ref={done} tabIndex={-1} className={styles.done}>
          Done
        </p>
      ) : (
        <Button
          kind="outline"
          size="small"
          className={styles.action}
          pending={isSaving}
          onClick={onDone}
        >
          {action}
          <span className="visually-hidden">: {content}</span>
        </Button>
      )}
    </article>
  );
}
