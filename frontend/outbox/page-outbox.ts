import type { QueryClient } from '@tanstack/react-query';
import { markSignedOut, userQuery } from '#frontend/api/user.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { pauseAfter } from './outbox.rules.ts';
import { setOutbox } from './outbox.state.ts';
import { createOutbox, type DeliveryOutcome } from './outbox.ts';
import { createOutboxStore } from './outbox-store.ts';
import type { QueuedWrite, Write } from './queued-write.ts';
import { prepareWrite, refreshAfterSend, sendWrite } from './write-kinds.ts';

const isWaiting = ({ state }: QueuedWrite) => state === 'waiting';

function wire(client: QueryClient) {
  const tabs = new BroadcastChannel('yet:outbox');
  let rounds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes are those of the person whose page this is. */
  const person = () => client.getQueryData(userQuery.queryKey)?.id ?? 0;

  const show = async () => {
    const held = await outbox.list(person()).catch(() => []);
    setOutbox(held);
    return held;
  };
  tabs.onmessage = show;

  const outbox = createOutbox({
    store: createOutboxStore(),
    withLock: (name, work) => navigator.locks.request(name, work),
    prepareWrite,
    send: sendWrite,
    isOnline: () => navigator.onLine,
    now: () => new Date(),
    newKey: () => crypto.randomUUID(),
    onChange: () => {
      show();
      tabs.postMessage('');
    },
    onSent: (write, reply) => refreshAfterSend(client, write, reply),
    onSignedOut: () => markSignedOut(client),
  });

  const trySoon = () => {
    clearTimeout(timer);
    timer = setTimeout(sendAll, pauseAfter(rounds));
  };

  /** Sends what waits, and goes on trying until nothing does. */
  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    const before = (await show()).filter(isWaiting).length;
    const went = await outbox.drain(person()).catch(() => true);
    const sent = before - (await show()).length;
    if (sent > 0) showToast(sentWords(sent));
    rounds = went ? 0 : rounds + 1;
    if (!went) trySoon();
  }

  return {
    async deliver(write: Write, onKept?: () => void): Promise<DeliveryOutcome> {
      const outcome = await outbox.deliver(person(), write, onKept);
      if (outcome.state === 'waiting') trySoon();
      return outcome;
    },
    sendAll,
    discard: outbox.discard,
    sendAgain: (queued: QueuedWrite, write?: Write) =>
      outbox.sendAgain(queued, write).then(sendAll),
    /** For a person who leaves for good: what they wrote and did not send goes too. */
    forget: () => outbox.forget(person()),
    /** Writes left from the last visit are shown and sent. */
    wake: () => outbox.sweep(person()).then(sendAll, sendAll),
  };
}

const sentWords = (count: number) => ({
  title: 'Sent',
  description:
    count === 1 ? 'Your waiting change has been sent.' : `${count} waiting changes have been sent.`,
});

let wired: ReturnType<typeof wire> | undefined;

/**
 * The outbox of this page: the engine, with the browser's storage, locks and network, and what each
 * feature registered.
 */
export function outboxOf(client: QueryClient) {
  wired ??= wire(client);
  return wired;
}
