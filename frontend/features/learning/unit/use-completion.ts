import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { freshOutline } from '#frontend/api/learning.ts';
import { useSaveProgress } from '#frontend/api/learning-changes.ts';
import { isPathDone } from '#frontend/features/learning/catalogue/outline.rules.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { celebratePath, celebrateUnit } from '#frontend/state/celebration.state.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import type { LearningUnit, NewProgress, UserProgress } from '#schema/contracts/learning.ts';

type UnitLocation = Pick<LearningUnit, 'id' | 'title'> & {
  path: LearningUnit['path'];
  progress: UserProgress | null;
};

export type Completion = {
  isCompleted: boolean;
  completedAt: string | null;
  isSaving: boolean;
  /** Whether the server has it. What goes wrong is told here. */
  set: (completed: boolean, more?: Omit<NewProgress, 'completed'>) => Promise<boolean>;
};

/**
 * Completes a unit or takes that back, shown at once and rolled back if the server refuses; the
 * last unit completes the path.
 */
export function useCompletion(unit: UnitLocation, takeSeconds?: () => number): Completion {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useSaveProgress({ unitId: unit.id, pathId: unit.path.id });
  // What was asked for and not answered yet; known at once, where the mutation tells of itself a
  // moment later.
  const [asked, setAsked] = useState<boolean | null>(null);
  const kept = unit.progress?.completed ?? false;

  const celebrate = async () => {
    const outline = await freshOutline(client, unit.path.id).catch(() => undefined);
    if (outline && isPathDone(outline)) celebratePath(unit.path.title);
    else celebrateUnit(unit.title);
  };

  const set: Completion['set'] = async (completed, more = {}) => {
    const isChange = completed !== kept;
    const secondsSpent = takeSeconds?.() ?? 0;
    setAsked(completed);
    try {
      await mutateAsync({
        ...more,
        ...(isChange && { completed }),
        ...(secondsSpent > 0 && { secondsSpent }),
      });
      if (completed && isChange) celebrate();
      return true;
    } catch (error) {
      showToast({
        title: 'Failed to update progress',
        description: errorMessage(error, 'Please try again in a moment.'),
        kind: 'destructive',
      });
      return false;
    } finally {
      setAsked(null);
    }
  };

  return {
    isCompleted: asked ?? kept,
    completedAt: unit.progress?.completedAt ?? null,
    isSaving: isPending,
    set,
  };
}
