import { type ReactNode, useEffect, useRef } from 'react';
import { useEnrolment } from '#frontend/api/learning-changes.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { LearningPath } from '#schema/contracts/learning.ts';
import styles from './enrolment-actions.module.css';

type Props = {
  path: Pick<LearningPath, 'id' | 'title'>;
  isEnrolled: boolean;
  /** The way on for who is enrolled. */
  goOn: ReactNode;
  /** A card in the list, whose buttons need their path's name. */
  cardId?: string;
};

/**
 * Enrol, or go on and unenrol. Taking it back asks nothing: progress is kept, and enrolling again
 * undoes it.
 */
export function EnrolmentActions({ path, isEnrolled, goOn, cardId }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const { mutate, isPending } = useEnrolment(path.id, {
    onChanged: (enrolled) =>
      showToast(
        enrolled
          ? { title: 'You are enrolled', description: `“${path.title}” is now one of your paths.` }
          : {
              title: 'Unenrolled',
              description: 'Your progress is kept. Enroll again to carry on where you were.',
            },
      ),
    onRefused: (error, enrolled) =>
      showToast({ ...refusal(error, enrolled, cardId !== undefined), kind: 'destructive' }),
  });

  // The button that was pressed is gone, so the one in its place takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change decides, not what is read.
  useEffect(() => {
    if (!hasActed.current) return;
    hasActed.current = false;
    place.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isEnrolled]);

  const change = (enrolled: boolean) => {
    hasActed.current = true;
    mutate(enrolled);
  };

  return (
    <div ref={place} className={styles.actions}>
      {isEnrolled ? (
        <>
          {goOn}
          <Button
            kind="quiet"
            pending={isPending}
            aria-describedby={cardId}
            onClick={() => change(false)}
          >
            Unenroll
          </Button>
        </>
      ) : (
        <Button pending={isPending} aria-describedby={cardId} onClick={() => change(true)}>
          Enroll
        </Button>
      )}
    </div>
  );
}

function refusal(error: unknown, enrolled: boolean, isInList: boolean) {
  if (!enrolled)
    return { title: 'Unenrollment failed', description: errorMessage(error, 'Please try again.') };
  if (!isInList)
    return {
      title: 'Enrollment Failed',
      description: 'There was an error enrolling you in this path',
    };
  return {
    title: 'Enrollment failed',
    description: `${errorMessage(error, '')} Please try again.`.trim(),
  };
}
