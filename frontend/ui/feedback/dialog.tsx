import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** A page of its own where the window is narrow: for what takes more than one look. */
  isPage?: boolean;
  children: ReactNode;
};

/** Only ever imported from lazy code: Base UI weighs more than a whole screen of ours. */
export function Dialog({ open, onClose, title, description, isPage, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} />
        <Base.Viewport className={styles.viewport} data-page={isPage || undefined}>
          <Base.Popup
            ref={sheet}
            className={styles.sheet}
            data-page={isPage || undefined}
            // The first field, not the way out; a finger is spared the keyboard until it asks for
            // it.
            initialFocus={(how) =>
              how === 'touch' ? sheet.current : (sheet.current?.querySelector('input') ?? true)
            }
          >
            <header className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close className={styles.close} aria-label="Close">
                <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                  <path d="M5 5l10 10M15 5L5 15" />
                </svg>
              </Base.Close>
            </header>
            {description && (
              <Base.Description className={styles.description}>{description}</Base.Description>
            )}
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * The row of buttons at a dialog's end: what happens last stands at the right, or on top where it
 * is narrow.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
