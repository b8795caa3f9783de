import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { OptionalPart } from '#frontend/ui/optional-part.tsx';
import styles from './toast-viewport.module.css';

export type ToastContent = {
  id: number;
  title: string;
  description?: string;
  kind: 'neutral' | 'destructive';
};

export const LazyToastCard = lazyComponent(() =>
  import('./toast-card.tsx').then((m) => m.ToastCard),
);

/**
 * The regions stand from the start, or screen readers miss what is put into them. `aria-live` is
 * what each role means anyway; spelt out, it keeps an open dialog from hiding them.
 */
export function ToastViewport({
  toast,
  onDismiss,
}: {
  toast: ToastContent | null;
  onDismiss: () => void;
}) {
  const show = (kind: ToastContent['kind']) =>
    toast?.kind === kind && (
      <OptionalPart key={toast.id}>
        <LazyToastCard toast={toast} onDismiss={onDismiss} />
      </OptionalPart>
    );
  return (
    <div className={styles.viewport}>
      <div role="status" aria-live="polite">
        {show('neutral')}
      </div>
      <div role="alert" aria-live="assertive">
        {show('destructive')}
      </div>
    </div>
  );
}
