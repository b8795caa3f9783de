import { useEffect, useRef } from 'react';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { LinkField } from './link-field.tsx';
import styles from './share-goal.module.css';
import type { MadeShareAnswer } from './use-share-goal.ts';

function wordsFor({
  ready: { way, sharedWithEmail, sharedWithUsername },
  isMailed,
}: MadeShareAnswer): string {
  if (way === 'link') return 'Anyone with this link can look. You can take it back at any time.';
  if (way === 'sealed')
    return 'Send the whole link. Its second half is the key, which is in the link, in this browser until you log out, and nowhere else.';
  if (isMailed)
    return `An email with this link is on its way to ${sharedWithEmail}. Anyone with the link can look.`;
  return sharedWithEmail
    ? `Send this link to ${sharedWithEmail}. Anyone with the link can look.`
    : `If there is a ${sharedWithUsername}, they’ll find it under “Shared with you”. Only they can open this link.`;
}

/** The link to send, focused and announced as soon as it exists. */
export function JustShared({ made }: { made: MadeShareAnswer }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.just}>
      <Notice title="Shared">
        <div className={styles.made}>
          <p>{wordsFor(made)}</p>
          <LinkField label="Link to this goal" path={made.path} />
        </div>
      </Notice>
    </div>
  );
}
