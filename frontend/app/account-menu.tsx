import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { useOutbox } from '#frontend/outbox/outbox.state.ts';
import { askForEmail } from '#frontend/state/add-email.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { OptionalPart } from '#frontend/ui/optional-part.tsx';
import type { User } from '#schema/contracts/users.ts';
import { hasUsableEmail } from '#schema/rules/account/usable-email.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { AccountPart } from './shell/account-parts-sheet.tsx';
import styles from './shell.module.css';

const AccountParts = lazyComponent(() =>
  import('./shell/account-parts-sheet.tsx').then((m) => m.AccountParts),
);

/** The person's corner: where it is narrow, the settings and the way out are in its menu. */
export function AccountMenu({ user }: { user: User }) {
  const client = useQueryClient();
  const unsent = useOutbox().length;
  const [part, open] = useState<AccountPart | null>(null);
  const corner = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        open('palette');
      }
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  const leave = (forgetting: boolean) =>
    import('./sign-out.ts').then(({ signOutOnce }) => signOutOnce(client, forgetting));
  const askToLeave = () => (unsent > 0 ? open('leave') : leave(false));

  return (
    <div className={styles.account}>
      {!hasUsableEmail(user) && (
        <Button kind="outline" size="small" onClick={askForEmail}>
          Add Email
        </Button>
      )}
      <Link href={PATHS.settings} className={styles.wide}>
        Settings
      </Link>
      <button type="button" className={styles.wide} onClick={askToLeave}>
        Logout
      </button>
      <button
        ref={corner}
        type="button"
        className={styles.corner}
        aria-label="Your account"
        aria-haspopup="menu"
        aria-expanded={part === 'menu'}
        onClick={() => open('menu')}
      >
        <span aria-hidden="true">{user.username[0]}</span>
      </button>
      <OptionalPart>
        {part && <AccountParts {...{ user, part, open, corner, askToLeave, leave }} />}
      </OptionalPart>
    </div>
  );
}
