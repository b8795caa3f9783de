import { ConfirmDialog } from '#frontend/ui/feedback/confirm-dialog.tsx';

type Props = {
  /** Null stands for all conversations. */
  title: string | null;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

export function DeleteConversationDialog({ title, isPending, onClose, onConfirm }: Props) {
  const confirm = title === null ? 'Delete all' : 'Delete conversation';
  return (
    <ConfirmDialog
      open
      title={title === null ? 'Delete all conversations?' : 'Delete this conversation?'}
      confirm={isPending ? 'Deleting...' : confirm}
      keep={title === null ? 'Keep them' : 'Keep it'}
      pending={isPending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {title === null
        ? 'Everything you and Eden have ever said to each other is deleted and cannot be brought back. Your journal stays.'
        : `“${title}” is deleted for good. Your journal stays.`}
    </ConfirmDialog>
  );
}
