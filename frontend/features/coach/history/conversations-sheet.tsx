import type { ReactNode } from 'react';
import { Dialog } from '#frontend/ui/feedback/dialog.tsx';

/** The list of conversations where there is no room for a column. */
export function ConversationsSheet({
  onClose,
  children,
}: {
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open onClose={onClose} title="Earlier conversations">
      {children}
    </Dialog>
  );
}
