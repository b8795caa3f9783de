import type { ReactNode } from 'react';
import { mannerWords } from '#frontend/lib/words/manner-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { User } from '#schema/contracts/users.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './chat.module.css';

type Props = { user: User; onSettings: () => void; children: ReactNode };

export function ChatHead({ user, onSettings, children }: Props) {
  return (
    <header className={styles.head}>
      <div>
        <h1>Eden</h1>
        <p className={styles.manner}>{mannerWords(user)}</p>
        <p className={styles.manner}>
          A program, not a human being. <TextLink href={PATHS.whoEdenIs}>Who Eden is</TextLink>
        </p>
      </div>
      <div className={styles.actions}>
        <div className={styles.conversations}>{children}</div>
        <Button kind="outline" size="small" aria-haspopup="dialog" onClick={onSettings}>
          Customize Eden
        </Button>
      </div>
    </header>
  );
}
