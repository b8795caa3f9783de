import { Suspense, useState } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { StepToolsProps } from './step-tools.tsx';

const StepTools = lazyComponent(() => import('./step-tools.tsx').then((m) => m.StepTools));

/** What can be done with a step of an own plan, behind a button; its fields come with the press. */
export function OwnStep(props: Omit<StepToolsProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  const title = props.goal.roadmap.milestones[props.step]?.title;
  if (isOpen) {
    return (
      <Suspense fallback={null}>
        <StepTools {...props} onClose={() => setIsOpen(false)} />
      </Suspense>
    );
  }
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={`Change step: ${title}`}
      onClick={() => setIsOpen(true)}
    >
      Change step
    </Button>
  );
}
