import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { userQuery } from '#frontend/api/user.ts';
import { readStored, storageKeys } from '#frontend/lib/storage.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { CopyLinkButton } from './link-field.tsx';
import styles from './share-goal.module.css';
import { sharedPath } from './share-link.rules.ts';
import { LinkSettings, ShareSettings } from './share-settings.tsx';
import { accessOf, factsOf, type ShareEntry, whoWords } from './share-words.rules.ts';

type Props = { way: ShareEntry; goal: Goal; onStopped: () => void };

/**
 * One way a goal is shared: with whom, what of it is known, its link, and a drawer to change or end
 * it.
 */
export function ShareRow({ way, goal, onStopped }: Props) {
  const { data: user } = useQuery(userQuery);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const who = whoWords(way);
  const isSealed = way.kind === 'share' && way.share.isEncrypted;
  const key = isSealed && user ? readStored(storageKeys.sealKey(user.id, way.share.id)) : null;
  const path = isSealed && !key ? null : sharedPath(accessOf(way).code, key ?? undefined);
  return (
    <>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.who}>{who}</p>
          <p className={styles.quiet}>{factsOf(way)}</p>
        </div>
        <div className={styles.actions}>
          {path && <CopyLinkButton path={path} of={who} />}
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            Change
            <span className="visually-hidden">: {who}</span>
          </Button>
        </div>
      </div>
      <div id={id}>
        {isOpen &&
          (way.kind === 'link' ? (
            <LinkSettings link={way.link} {...{ goal, onStopped }} />
          ) : (
            <ShareSettings share={way.share} sealKey={key} {...{ goal, onStopped }} />
          ))}
      </div>
    </>
  );
}
