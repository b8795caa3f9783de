import { Suspense, useState } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { Button } from '#frontend/ui/controls/button.tsx';

const AddLine = lazyComponent(() =>
  import('#frontend/features/goals/list/add-task.tsx').then((m) => m.AddTask),
);

/** A button that becomes a line for the title of a new last step. */
export function AddStep({ onAdd }: { onAdd: (title: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
        Add a step
      </Button>
    );
  }
  return (
    <Suspense fallback={null}>
      <AddLine
        label="New step"
        placeholder="What you’ll have reached"
        onAdd={(title) => {
          onAdd(title);
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </Suspense>
  );
}
