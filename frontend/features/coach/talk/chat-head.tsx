import { type ReactNode, useState } from 'react';
import { classNames } from '#frontend/lib/class-names.ts';
import { mannerWords } from '#frontend/lib/words/manner-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { User } from '#schema/contracts/users.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './chat.module.css';

type Props = { user: User; onSettings: () => void; children: ReactNode };

/** In a talk on a phone it is one line, and the rest of it is opened by a press. */
export function ChatHead({ user, onSettings, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className={styles.head} data-open={isOpen || undefined}>
      <div className={styles.name}>
        <h1>Eden</h1>
        <p className={classNames(styles.manner, styles.further)}>{mannerWords(user)}</p>
        <p className={styles.manner}>
          A program, not a human being. <TextLink href={PATHS.whoEdenIs}>Who Eden is</TextLink>
        </p>
      </div>
      <Button
        kind="quiet"
        size="small"
        className={styles.options}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Options
      </Button>
      <div className={classNames(styles.actions, styles.further)}>
        <div className={styles.conversations}>{children}</div>
        <Button kind="outline" size="small" aria-haspopup="dialog" onClick={onSettings}>
          Customize Eden
        </Button>
      </div>
    </header>
  );
}
