import { ConfirmDialog } from '#frontend/ui/feedback/confirm-dialog.tsx';
import type { RetentionPreview } from '#schema/contracts/privacy.ts';
import type { ChatRetentionDays } from '#schema/contracts/privacy-choices.ts';
import { previewWords } from './privacy-words.rules.ts';

type Props = {
  days: ChatRetentionDays;
  preview: RetentionPreview;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** What a shorter time would delete, before it does. */
export function ShorterDialog({ days, preview, isPending, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open
      title={`Keep chats for ${days} days?`}
      confirm={isPending ? 'Deleting...' : 'Delete the older ones'}
      keep="Leave it as it is"
      pending={isPending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {previewWords(preview)} They cannot be brought back. Your journal stays.
    </ConfirmDialog>
  );
}
