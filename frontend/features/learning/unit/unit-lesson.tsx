import { UnitQuiz } from '#frontend/features/learning/quiz/quiz.tsx';
import { classNames } from '#frontend/lib/class-names.ts';
import { Prose } from '#frontend/ui/text/prose.tsx';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import { UnitExercise } from './exercise.tsx';
import styles from './unit-lesson.module.css';
import type { Completion } from './use-completion.ts';
import { Video } from './video.tsx';

type Props = { unit: LearningUnit; userId: number; completion: Completion };

/**
 * What the unit teaches, by its type. A quiz and an exercise are led up to by their text, a talk is
 * summed up in ours.
 */
export function UnitLesson({ unit, userId, completion }: Props) {
  if (unit.type === 'video') {
    return (
      <>
        <Video unit={unit} completion={completion} />
        {unit.summary && <Prose html={unit.summary} className={styles.prose} />}
      </>
    );
  }
  return (
    <>
      <Prose
        html={unit.content}
        className={classNames(styles.prose, unit.type === 'text' && styles.chapter)}
      />
      {unit.questions && (
        <UnitQuiz unit={unit} questions={unit.questions} userId={userId} completion={completion} />
      )}
      {unit.prompts && <UnitExercise unit={unit} prompts={unit.prompts} userId={userId} />}
    </>
  );
}
