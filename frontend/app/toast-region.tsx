import { useEffect } from 'react';
import { takeToastOfLastPage } from '#frontend/lib/next-page-toast.ts';
import { nextTask } from '#frontend/lib/next-task.ts';
import { whenQuiet } from '#frontend/lib/when-quiet.ts';
import { dismissToast, showToast, useToast } from '#frontend/state/toast.state.ts';
import { ToastCard, ToastViewport } from '#frontend/ui/toast-viewport.tsx';

export function ToastRegion() {
  useEffect(() => {
    // The first look into a tab's storage takes a while.
    nextTask().then(() => {
      const said = takeToastOfLastPage();
      if (said) showToast(said);
    });
    // Words about a network that is gone must not need it.
    whenQuiet(() => ToastCard.preload());
  }, []);

  return <ToastViewport toast={useToast()} onDismiss={dismissToast} />;
}
