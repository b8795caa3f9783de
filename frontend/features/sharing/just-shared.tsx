import { useEffect, useRef } from 'react';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { LinkField } from './link-field.tsx';
import styles from './share-goal.module.css';
import type { MadeShareAnswer } from './use-share-goal.ts';

function wordsFor({
  ready: { way, sharedWithEmail, sharedWithUsername },
  isMailed,
}: MadeShareAnswer): string {
  if (way === 'link') return 'Whoever has this link may look. It can be taken back at any time.';
  if (way === 'sealed')
    return 'Send the whole link. Its second half is the key: it is in the link, in this browser until you log out, and nowhere else.';
  if (isMailed)
    return `A mail with this link is on its way to ${sharedWithEmail}. Whoever has it may look.`;
  return sharedWithEmail
    ? `Send this link to ${sharedWithEmail}. Whoever has it may look.`
    : `If there is a ${sharedWithUsername}, they find it under “Shared with you”. This link opens for them alone.`;
}

/** The link to send: at hand, and read out, as soon as it is there. */
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
