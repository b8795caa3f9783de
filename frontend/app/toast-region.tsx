import { dismissToast, useToast } from '#frontend/state/toast.state.ts';
import { ToastViewport } from '#frontend/ui/toast-viewport.tsx';

export function ToastRegion() {
  return <ToastViewport toast={useToast()} onDismiss={dismissToast} />;
}
