import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { exchangesQuery } from '#frontend/api/coach.ts';
import { History } from '#frontend/features/coach/history/history.tsx';
import { KeepingNote } from '#frontend/features/coach/history/keeping-note.tsx';
import { Announcer } from '#frontend/features/coach/messages/announcer.tsx';
import { BesideReplyPanel } from '#frontend/features/coach/messages/beside-reply.tsx';
import { DayMark, EdenMessage, OwnMessage } from '#frontend/features/coach/messages/message.tsx';
import { MessageList } from '#frontend/features/coach/messages/message-list.tsx';
import { TurnMessages } from '#frontend/features/coach/messages/turn-messages.tsx';
import { DraftCard } from '#frontend/features/coach/sessions/kept-card.tsx';
import { SessionOffersList } from '#frontend/features/coach/sessions/session-offers.tsx';
import { restoredDraft } from '#frontend/lib/draft.rules.ts';
import { errorMessage, hasStatus } from '#frontend/lib/request.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { User } from '#schema/contracts/users.ts';
import { Composer } from './composer.tsx';
import { HANDOVER_PREFILL } from './handover.rules.ts';
import { Prompt, Suggestions } from './opening.tsx';
import { type ChatTurn, newestBeside, oldestFirst } from './talk.rules.ts';
import styles from './thread.module.css';
import { useChatDraft } from './use-chat-draft.ts';
import { useHandover } from './use-handover.ts';
import { useTalk } from './use-talk.ts';

type Props = {
  user: User;
  /** The conversation to go on with; null begins one. */
  conversationId: number | null;
  /** False for one that began on this screen: all of it is here already. */
  hasHistory: boolean;
  isTemporary: boolean;
  /** The person has just chosen it, and goes on by writing. */
  takesFocus: boolean;
  /** The message that is sent by itself when a link to the page asks for it. */
  firstWords?: string | undefined;
  onOpened: (conversationId: number) => void;
  onNew: (isTemporary?: boolean) => void;
};

/** One conversation: what was said before, what is said now, and where to write. */
export function Thread({
  user,
  conversationId,
  hasHistory,
  isTemporary,
  takesFocus,
  firstWords,
  onOpened,
  onNew,
}: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const history = useInfiniteQuery({ ...exchangesQuery(conversationId ?? 0), enabled: hasHistory });
  const talk = useTalk({ userId: user.id, conversationId, isTemporary, onOpened });
  const draft = useChatDraft(user.id);
  const handover = useHandover(conversationId === null, () => {
    draft.prefill(HANDOVER_PREFILL);
    input.current?.focus();
  });
  const pages = hasHistory ? history.data?.pages : undefined;
  const exchanges = useMemo(() => (pages ? oldestFirst(pages) : []), [pages]);
  const { turns, isWaiting } = talk;
  const beside = newestBeside(turns, exchanges);
  const prefill = beside?.session?.prefill;
  const putIn = useEffectEvent(draft.prefill);

  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  // Changing a session's result starts from the words that are there.
  useEffect(() => {
    if (prefill) putIn(prefill);
  }, [prefill]);

  // Once: what a link asks for is not asked again by another look at the page.
  const hasBegun = useRef(false);
  const beginWith = useEffectEvent((words: string) => {
    if (!hasBegun.current) talk.send(words, undefined);
    hasBegun.current = true;
  });
  useEffect(() => {
    if (firstWords) beginWith(firstWords);
  }, [firstWords]);

  const say = (message: string) => {
    const linesSoFar = handover.lines.length + 2 * exchanges.length + 2 * turns.length;
    talk.send(message, handover.spendContext(linesSoFar));
  };
  /**
   * What is pressed goes away with its answer. Under a finger the field would call up the keyboard
   * over the reply.
   */
  const choose = (message: string) => {
    say(message);
    const isTouch = matchMedia('(pointer: coarse)').matches;
    (isTouch ? root : input).current?.focus({ preventScroll: true });
  };
  const sendDraft = () => {
    say(draft.text);
    draft.clear(draft.text);
    input.current?.focus({ preventScroll: true });
  };
  const retry = (turn: ChatTurn) => {
    talk.retry(turn);
    input.current?.focus({ preventScroll: true });
  };
  const edit = (turn: ChatTurn) => {
    talk.withdraw(turn);
    draft.type(restoredDraft(turn.request.message, draft.text));
    input.current?.focus({ preventScroll: true });
  };

  if (hasHistory && history.isPending) {
    return (
      <div data-talk="">
        <Skeleton count={3} />
      </div>
    );
  }
  if (hasHistory && history.error && !history.data) {
    const isGone = hasStatus(history.error, 404);
    return (
      <Notice
        kind={isGone ? 'calm' : 'error'}
        title={isGone ? 'This conversation is not here' : 'The conversation did not load'}
        action={
          isGone ? (
            <Button onClick={() => onNew()}>New conversation</Button>
          ) : (
            <Button onClick={() => history.refetch()}>Try again</Button>
          )
        }
      >
        {isGone
          ? 'It may have been deleted. The others are where they were.'
          : `${errorMessage(history.error, 'Something went wrong on the way.')} Nothing is lost.`}
      </Notice>
    );
  }

  const lastDay = exchanges.at(-1)?.createdAt;
  const isNewDay =
    handover.lines.length + turns.length > 0 && (!lastDay || dayWords(lastDay) !== 'Today');
  const isEmpty = exchanges.length + handover.lines.length + turns.length === 0;
  return (
    <div ref={root} className={styles.thread} tabIndex={-1} data-talk={isEmpty ? undefined : ''}>
      {isEmpty ? (
        <Prompt isTemporary={isTemporary} onChoose={choose} />
      ) : (
        <MessageList
          firstKey={exchanges[0] && String(exchanges[0].id)}
          saidCount={turns.length}
          earlier={
            history.hasNextPage && (
              <Button
                kind="quiet"
                size="small"
                pending={history.isFetchingNextPage}
                onClick={() => history.fetchNextPage()}
              >
                {history.isFetchingNextPage ? 'Looking further back...' : 'Show earlier messages'}
              </Button>
            )
          }
        >
          <History exchanges={exchanges} />
          {isNewDay && <DayMark>Today</DayMark>}
          {handover.lines.map(({ type, content }) =>
            type === 'user' ? (
              <OwnMessage key={type} content={content} />
            ) : (
              <EdenMessage key={type} content={content} />
            ),
          )}
          {turns.map((turn) => (
            <TurnMessages
              key={turn.key}
              turn={turn}
              isWaiting={isWaiting}
              onRetry={() => retry(turn)}
              onEdit={() => edit(turn)}
            />
          ))}
          {beside?.session?.draft && <DraftCard {...beside.session.draft} />}
        </MessageList>
      )}
      {beside && <BesideReplyPanel beside={beside} isWaiting={isWaiting} onChoose={choose} />}
      <Composer
        input={input}
        text={draft.text}
        hint={beside?.session?.hint}
        isWaiting={isWaiting}
        onType={draft.type}
        onSend={sendDraft}
        onStop={talk.stop}
      />
      <KeepingNote
        isIncognito={user.incognitoMode}
        isTemporary={isTemporary}
        isOpenToChange={isEmpty}
        onChange={onNew}
      />
      {isEmpty && !isTemporary && <SessionOffersList onChoose={choose} />}
      {isEmpty && <Suggestions onChoose={choose} />}
      <Announcer turn={turns.at(-1)} />
    </div>
  );
}
