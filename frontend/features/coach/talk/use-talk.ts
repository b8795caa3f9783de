import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useTalkToEden } from '#frontend/api/coach.ts';
import { removeStored, storageKeys, writeStored } from '#frontend/lib/storage.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import type { JournalContext, NewChatMessage } from '#schema/contracts/coach/coach.ts';
import { chatErrorNote, chatErrorToast } from './chat-error.rules.ts';
import { type ChatTurn, isPending, recentTurns, talkAfter } from './talk.rules.ts';

type Talk = {
  userId: number;
  conversationId: number | null;
  isTemporary: boolean;
  /** A new conversation got its id. */
  onOpened: (conversationId: number) => void;
};

/** The turns of one conversation on this screen: sending, listening, stopping, trying again. */
export function useTalk({ userId, conversationId, isTemporary, onOpened }: Talk) {
  const [turns, tell] = useReducer(talkAfter, []);
  const { mutateAsync: talkToEden } = useTalkToEden();
  const nextKey = useRef(1);
  // A stopped reply runs on unseen: it may be the one that opens the conversation to go on with.
  const opening = useRef<Promise<number | undefined> | null>(null);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const speak = async (turn: Pick<ChatTurn, 'key' | 'request'>) => {
    const { key } = turn;
    const id = conversationId ?? (await opening.current) ?? undefined;
    const message: NewChatMessage = { ...turn.request, ...(id && { conversationId: id }) };
    try {
      const reply = await talkToEden({
        message,
        ear: {
          taken: () => removeStored(storageKeys.chatUnsent(userId)),
          delta: (text) => tell({ type: 'heard', key, text }),
          restart: () => tell({ type: 'restarted', key }),
        },
      });
      tell({ type: 'finished', key, reply });
      return reply.conversationId;
    } catch (thrown) {
      tell({ type: 'failed', key, problem: chatErrorNote(thrown) });
      showToast(chatErrorToast(thrown));
      return undefined;
    }
  };

  const begin = (key: number, request: NewChatMessage) => {
    tell({ type: 'began', key, request, at: new Date().toISOString() });
    // Until the server has it, a reload or an ended session must not lose it.
    writeStored(storageKeys.chatUnsent(userId), request.message);
    const spoken = speak({ key, request });
    if (conversationId !== null || isTemporary) return;
    opening.current = spoken;
    spoken.then((id) => id && isHere.current && onOpened(id));
  };

  const send = (message: string, journalContext?: JournalContext) => {
    // Where the server keeps the conversation it ignores these; where it does not, they are all it
    // knows.
    const told = conversationId === null ? recentTurns(turns) : undefined;
    begin(nextKey.current++, {
      message: message.trim(),
      ...(journalContext && { journalContext }),
      ...(isTemporary && { temporary: true }),
      ...(told && { recentTurns: told }),
    });
  };

  const withdraw = (turn: ChatTurn) => {
    removeStored(storageKeys.chatUnsent(userId));
    tell({ type: 'withdrawn', key: turn.key });
  };

  const current = turns.find(isPending);
  const stop = useCallback(() => current && tell({ type: 'stopped', key: current.key }), [current]);

  return {
    turns,
    isWaiting: current !== undefined,
    isThinking: current?.phase === 'thinking',
    send,
    stop,
    retry: (turn: ChatTurn) => begin(turn.key, turn.request),
    withdraw,
  };
}
