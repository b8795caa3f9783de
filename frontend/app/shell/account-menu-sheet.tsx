import { Menu } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { Link } from 'wouter';
import type { User } from '#schema/contracts/users.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './account-menu-sheet.module.css';
import { Shortcut } from './shortcut.tsx';

const YOURS = [
  { name: 'Settings', href: PATHS.settings },
  { name: 'What Eden knows', href: PATHS.edenKnows },
  { name: 'Shared with you', href: PATHS.shared },
  { name: 'Plans', href: PATHS.plans },
];

type Props = {
  user: User;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onPalette: () => void;
  onLeave: () => void;
};

/** What belongs to the person, and the way out. */
export function AccountMenuSheet({ user, anchor, onClose, onPalette, onLeave }: Props) {
  return (
    <Menu.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {/* In the header, a landmark, and not behind the page: who goes by landmarks finds it. */}
      <Menu.Portal className={styles.portal} container={anchor.current?.parentElement}>
        <Menu.Positioner anchor={anchor} align="end" sideOffset={6} className={styles.positioner}>
          <Menu.Popup className={styles.menu} finalFocus={anchor}>
            <p className={styles.person}>{user.username}</p>
            {YOURS.map(({ name, href }) => (
              <Menu.Item key={href} className={styles.item} render={<Link href={href} />}>
                {name}
              </Menu.Item>
            ))}
            <Menu.Item className={styles.item} onClick={onPalette}>
              Go to …
              <Shortcut keys="palette" />
            </Menu.Item>
            <Menu.Separator className={styles.line} />
            <Menu.Item className={styles.item} onClick={onLeave}>
              Logout
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
