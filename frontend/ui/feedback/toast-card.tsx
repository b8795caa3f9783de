import { type PointerEvent, useEffect, useRef, useState } from 'react';
import styles from './toast-viewport.module.css';
import type { ToastContent } from './toast-viewport.tsx';
import { useClearPlace } from './use-clear-place.ts';

const SHOWN_MS = 5000;
const SWIPE_PX = 50;

export function ToastCard({ toast, onDismiss }: { toast: ToastContent; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const swipe = useRef<number | null>(null);

  useClearPlace(card);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onDismiss]);

  const drag = (event: PointerEvent) => {
    if (swipe.current === null || !card.current) return;
    const distance = Math.max(0, event.clientX - swipe.current);
    card.current.style.transform = `translateX(${distance}px)`;
  };
  const drop = (event: PointerEvent) => {
    if (swipe.current === null || !card.current) return;
    const isSwipe = event.clientX - swipe.current >= SWIPE_PX;
    swipe.current = null;
    card.current.style.transform = '';
    if (isSwipe) onDismiss();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: there is a button as well.
    <div
      ref={card}
      className={styles.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        swipe.current = event.clientX;
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <div>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
    </div>
  );
}
