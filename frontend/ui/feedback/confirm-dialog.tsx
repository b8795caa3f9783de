import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children: ReactNode;
  /** More than a sentence: lists and the like, below the description. */
  details?: ReactNode;
  confirm: string;
  keep: string;
  pending?: boolean;
  /** `primary` where nothing is lost by it. */
  kind?: 'danger' | 'primary';
};

/**
 * Asks before something is gone for good, or seen by everybody. The way out comes first and has the
 * focus.
 */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  details,
  confirm,
  keep,
  pending,
  kind = 'danger',
}: Props) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.sheet} data-narrow="">
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Description className={styles.description}>{children}</Base.Description>
            {details}
            <div className={styles.actions}>
              <Base.Close render={<Button kind="outline" />}>{keep}</Base.Close>
              <Button kind={kind} pending={pending} onClick={onConfirm}>
                {confirm}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
