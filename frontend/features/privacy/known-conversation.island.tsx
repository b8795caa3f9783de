import { useQuery } from '@tanstack/react-query';
import { userQuery } from '#frontend/api/user.ts';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './known.module.css';
import { NotLoaded } from './not-loaded.tsx';
import { useKnown } from './use-known.ts';

/** The earlier exchanges that Eden is told within a conversation. */
export function KnownConversation() {
  const { data: user } = useQuery(userQuery);
  const { known, error, retry } = useKnown();
  if (!known) return <NotLoaded error={error} onRetry={retry} />;
  const { conversation } = known.knowledge;
  if (!conversation) {
    return (
      <p className={styles.nothing}>
        {user?.incognitoMode
          ? 'In incognito mode Eden knows only what was said on the open page, and forgets it when you leave.'
          : 'Nothing yet. What you say to Eden stays within that conversation; a new one starts without it.'}
      </p>
    );
  }
  const { id, title, turns } = conversation;
  return (
    <div className={styles.told}>
      <p>
        Within a conversation, Eden is given the last ten exchanges; a model gets as many of them as
        fit into 12,000 characters. A new conversation starts without any. If you carried on with{' '}
        <TextLink href={`${PATHS.eden}?c=${id}`}>{title}</TextLink>, it would be{' '}
        {turns.length === 1 ? 'this one' : `these ${turns.length}`}:
      </p>
      <Disclosure
        summary={turns.length === 1 ? 'Show the exchange' : `Show the ${turns.length} exchanges`}
      >
        <ol className={styles.list}>
          {turns.map(({ message, reply }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: their place is their identity.
            <li key={index} className={styles.item}>
              <p className={styles.entry}>{message}</p>
              <p className={styles.reply}>Eden: {reply}</p>
            </li>
          ))}
        </ol>
      </Disclosure>
      <p className={styles.source}>
        You can delete it there. What you said in danger is never repeated to a model; it’s told
        only that there was something.
      </p>
    </div>
  );
}
