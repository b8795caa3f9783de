import type { ReactNode } from 'react';
import { coachName } from '#frontend/features/coach/talk/talk.rules.ts';
import { EdenDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EdenWords } from '#frontend/ui/text/eden-words.tsx';
import { SafetyWords } from '#frontend/ui/text/safety-words.tsx';
import { WhyThis } from '#frontend/ui/text/why-this.tsx';
import type { Technique } from '#schema/contracts/coach/coach.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './message.module.css';

/**
 * The person's own words: text, whatever it looks like. `note` is what became of it, when it did
 * not get through.
 */
export function OwnMessage({ content, note }: { content: string; note?: ReactNode }) {
  return (
    <article className={styles.own} data-said="">
      <h2 className="visually-hidden">You</h2>
      <p className={styles.slip}>{content}</p>
      {note}
    </article>
  );
}

type EdenMessageProps = {
  content: string;
  coach?: string | null;
  technique?: Technique | null;
  /** While the words still come there is nothing to copy or explain. */
  isWhole?: boolean;
  isStopped?: boolean;
};

export function EdenMessage({
  content,
  coach,
  technique,
  isWhole = true,
  isStopped,
}: EdenMessageProps) {
  if (coach === SAFETY) return <SafetyMessage content={content} />;
  const writer = coachName(coach);
  return (
    <article className={styles.eden}>
      <h2 className="visually-hidden">Eden</h2>
      <EdenDrawing size={28} />
      <div className={styles.said}>
        {content && <EdenWords text={content} />}
        {isStopped && (
          <p className={styles.aside}>{content ? 'Stopped here.' : 'Stopped before it began.'}</p>
        )}
        {isWhole && content && (
          <footer className={styles.footer}>
            {technique && <WhyThis technique={technique} />}
            <div className={styles.tools}>
              {writer && <span className={styles.writer}>Written by {writer}</span>}
              <CopyButton text={content} />
            </div>
          </footer>
        )}
      </div>
    </article>
  );
}

/** For somebody in danger: plain words, and what one can reach by touch. */
function SafetyMessage({ content }: { content: string }) {
  return (
    <article className={styles.eden}>
      <h2 className="visually-hidden">Eden</h2>
      <EdenDrawing size={28} />
      <SafetyWords text={content} />
    </article>
  );
}

export function Thinking() {
  return (
    <div className={styles.eden}>
      <EdenDrawing size={28} />
      <p className={styles.thinking}>
        Eden is thinking...
        <svg viewBox="0 0 32 12" width="32" height="12" aria-hidden="true" className={styles.hint}>
          <circle cx="5" cy="6" r="2.500" />
          <circle cx="15" cy="6" r="2.500" />
          <circle cx="25" cy="6" r="2.500" />
        </svg>
      </p>
    </div>
  );
}

/** A quiet line where a day begins. */
export function DayMark({ children }: { children: ReactNode }) {
  return <p className={styles.day}>{children}</p>;
}
