import { useOutbox } from '#frontend/outbox/outbox.state.ts';
import { ConfirmDialog } from '#frontend/ui/feedback/confirm-dialog.tsx';

type Props = { isPending: boolean; onClose: () => void; onConfirm: () => void };

/** Leaving takes along what was never sent, so the person is asked. */
export function LeaveDialog({ isPending, onClose, onConfirm }: Props) {
  const count = useOutbox().length;
  return (
    <ConfirmDialog
      open
      title="Log out now?"
      confirm="Log out and discard"
      keep="Stay"
      pending={isPending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {count === 1 ? 'One thing you wrote has' : `${count} things you wrote have`} not been sent
      yet. If you log out, {count === 1 ? 'it is' : 'they are'} removed from this device.
    </ConfirmDialog>
  );
}
