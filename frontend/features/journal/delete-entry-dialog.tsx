import { ConfirmDialog } from '#frontend/ui/feedback/confirm-dialog.tsx';

type Props = { isPending: boolean; onClose: () => void; onConfirm: () => void };

export function DeleteEntryDialog({ isPending, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open
      title="Delete this entry?"
      confirm={isPending ? 'Deleting...' : 'Delete entry'}
      keep="Keep it"
      pending={isPending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      Your words and Eden’s feedback on them are deleted for good.
    </ConfirmDialog>
  );
}
