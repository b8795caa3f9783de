import { useEffect } from 'react';
import { takeToastOfLastPage } from '#frontend/lib/next-page-toast.ts';
import { dismissToast, showToast, useToast } from '#frontend/state/toast.state.ts';
import { ToastViewport } from '#frontend/ui/feedback/toast-viewport.tsx';

export function ToastRegion() {
  useEffect(() => {
    const said = takeToastOfLastPage();
    if (said) showToast(said);
  }, []);

  return <ToastViewport toast={useToast()} onDismiss={dismissToast} />;
}
