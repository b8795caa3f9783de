import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { EarlierConversations } from '#frontend/features/coach/history/earlier-conversations.tsx';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { User } from '#schema/contracts/users.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './chat.module.css';
import { ChatHead } from './chat-head.tsx';
import { conversationIn, wordsToBegin } from './talk.rules.ts';
import { Thread } from './thread.tsx';

const CoachSettingsDialog = lazyComponent(() =>
  import('#frontend/features/coach/manner/coach-settings-dialog.tsx').then(
    (m) => m.CoachSettingsDialog,
  ),
);
const ConversationsSheet = lazyComponent(() =>
  import('#frontend/features/coach/history/conversations-sheet.tsx').then(
    (m) => m.ConversationsSheet,
  ),
);

/**
 * The open conversation. `count` grows with every switch to another one, and not when a new one
 * gets its id.
 */
type Session = {
  count: number;
  conversationId: number | null;
  hasHistory: boolean;
  isTemporary: boolean;
};

const placeOf = (conversationId: number | null) =>
  conversationId === null ? PATHS.eden : `${PATHS.eden}?c=${conversationId}`;

export function Chat({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const asked = conversationIn(search);
  const [session, setSession] = useState<Session>({
    count: 0,
    conversationId: asked,
    hasHistory: asked !== null,
    isTemporary: false,
  });
  const [opened, setOpened] = useState<number | null>(null);
  const [dialog, setDialog] = useState<'settings' | 'conversations' | null>(
    new URLSearchParams(search).has('settings') ? 'settings' : null,
  );

  // The address leads: a link, the list and the back button all open conversations by it.
  if (asked !== session.conversationId) {
    setSession(
      asked !== null && asked === opened
        ? { ...session, conversationId: asked }
        : {
            count: session.count + 1,
            conversationId: asked,
            hasHistory: asked !== null,
            isTemporary: false,
          },
    );
  }

  const adopt = (conversationId: number) => {
    // Set before the address changes; otherwise the new address would look like another
    // conversation.
    flushSync(() => setOpened(conversationId));
    navigate(placeOf(conversationId), { replace: true });
  };
  const startOver = (isTemporary = false) => {
    setOpened(null);
    setSession({ count: session.count + 1, conversationId: null, hasHistory: false, isTemporary });
    if (asked !== null) navigate(placeOf(null));
    setDialog(null);
  };
  const open = (conversationId: number) => {
    setOpened(null);
    setDialog(null);
    navigate(placeOf(conversationId));
  };

  const list = (
    <EarlierConversations
      currentId={session.conversationId}
      onOpen={open}
      onGone={(id) => (id === null || id === asked) && startOver()}
    />
  );

  return (
    <div className={styles.chat}>
      <ChatHead user={user} onSettings={() => setDialog('settings')}>
        <Button
          kind="quiet"
          size="small"
          aria-haspopup="dialog"
          className={styles.narrow}
          onClick={() => setDialog('conversations')}
        >
          Earlier conversations
        </Button>
        <Button kind="quiet" size="small" onClick={() => startOver()}>
          New conversation
        </Button>
      </ChatHead>
      <div className={styles.columns}>
        <Thread
          key={session.count}
          user={user}
          conversationId={session.conversationId}
          hasHistory={session.hasHistory}
          isTemporary={session.isTemporary}
          takesFocus={session.count > 0}
          firstWords={session.count === 0 && asked === null ? wordsToBegin(search) : undefined}
          onOpened={adopt}
          onNew={startOver}
        />
        <aside className={styles.side} aria-label="Earlier conversations">
          <h2 className={styles.sideTitle}>Earlier conversations</h2>
          {list}
        </aside>
      </div>
      <Suspense fallback={null}>
        {dialog === 'settings' && (
          <CoachSettingsDialog user={user} onClose={() => setDialog(null)} />
        )}
        {dialog === 'conversations' && (
          <ConversationsSheet onClose={() => setDialog(null)}>{list}</ConversationsSheet>
        )}
      </Suspense>
    </div>
  );
}
