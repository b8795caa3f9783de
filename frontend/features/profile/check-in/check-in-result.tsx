import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import type { CheckIn } from '#schema/contracts/mindset.ts';
import { CHECK_IN_MAX, checkInShare } from '#schema/rules/mindset/check-in.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './check-in.module.css';
import { resultTexts } from './check-in.rules.ts';

type Props = {
  checkIn: CheckIn;
  /** Whether nearly all answers stood in one place on the screen. */
  isOnePlace: boolean;
  onAgain: () => void;
};

export function CheckInResultCard({ checkIn, isOnePlace, onAgain }: Props) {
  const { title, description, suggestion } = resultTexts(checkIn.result);
  const total = `${checkIn.total} of ${CHECK_IN_MAX}`;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <section className={styles.result} aria-labelledby="check-in-result">
      <h2 id="check-in-result" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className={styles.total}>
        <p>
          <strong>{checkIn.total}</strong> of {CHECK_IN_MAX}
        </p>
        <Progress value={checkInShare(checkIn.total)} max={1} label={`Score: ${total}`} />
      </div>
      {isOnePlace && (
        <Notice title="Nearly all of these answers were in the same place">
          <p>
            Half of the questions are worded the other way round, so answers like these end up in
            the middle and say little. If you were in a hurry, answer once more.
          </p>
        </Notice>
      )}
      <p className={styles.description}>{description}</p>
      <p className={styles.suggestion}>{suggestion}</p>
      <p className={styles.kept}>
        This check-in is kept in your journey. It doesn’t change your growth profile; only the full
        assessment does.
      </p>
      <div className={styles.actions}>
        <ButtonLink href={PATHS.journey}>Back to your journey</ButtonLink>
        <Button kind="outline" onClick={onAgain}>
          Answer again
        </Button>
      </div>
    </section>
  );
}
