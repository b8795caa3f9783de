import { type RefObject, useState } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import type { User } from '#schema/contracts/users.ts';
import { AccountMenuSheet } from './account-menu-sheet.tsx';
import { CommandPalette } from './command-palette-dialog.tsx';

const LeaveDialog = lazyComponent(() =>
  import('#frontend/features/outbox/leave-dialog.tsx').then((m) => m.LeaveDialog),
);

export type AccountPart = 'menu' | 'palette' | 'leave';

type Props = {
  user: User;
  part: AccountPart;
  open: (part: AccountPart | null) => void;
  corner: RefObject<HTMLButtonElement | null>;
  askToLeave: () => void;
  leave: (forgetting: boolean) => Promise<void>;
};

/** The account menu and its dialogs: one chunk, loaded with the first press. */
export function AccountParts({ user, part, open, corner, askToLeave, leave }: Props) {
  const [isPending, setPending] = useState(false);
  const close = () => open(null);
  if (part === 'palette') return <CommandPalette onClose={close} />;
  if (part === 'leave')
    return (
      <LeaveDialog
        isPending={isPending}
        onClose={close}
        onConfirm={() => {
          setPending(true);
          leave(true).finally(() => setPending(false));
        }}
      />
    );
  return (
    <AccountMenuSheet
      user={user}
      anchor={corner}
      onClose={close}
      onPalette={() => open('palette')}
      onLeave={askToLeave}
    />
  );
}
