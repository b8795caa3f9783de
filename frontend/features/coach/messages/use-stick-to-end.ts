import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  isFollowing,
  placeAfterPrepending,
  placeToFollow,
  type ScrollPlace,
} from './scroll-stick.rules.ts';

type Occasions = {
  /** Names the first row: when it changes, rows were put above and the reader's place is held. */
  firstKey: string | undefined;
  /** When it changes, the person has said something and wants to see it. */
  saidCount: number;
};

/** The lower edge of the person's last message, measured from the top of the list's content. */
function lastSaidEnd(content: HTMLElement | null): number | null {
  const last = [...(content?.querySelectorAll<HTMLElement>('[data-said]') ?? [])].at(-1);
  if (!last || !content) return null;
  return last.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
}

/**
 * Keeps a list at its end while it grows, unless the reader has scrolled up or a reply is longer
 * than the list; `hasNewBelow` then says that words came.
 */
export function useStickToEnd({ firstKey, saidCount }: Occasions) {
  const list = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  /**
   * The reader has scrolled past the beginning of a long reply, so it keeps scrolling to the end.
   */
  const hasReadOn = useRef(false);
  const place = useRef<ScrollPlace | null>(null);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  const notePlace = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
    place.current = { scrollTop, clientHeight, scrollHeight };
  }, []);

  const onScroll = useCallback(() => {
    notePlace();
    follows.current = place.current === null || isFollowing(place.current);
    const { scrollTop = 0 } = place.current ?? {};
    const beginning = list.current ? placeToFollow(list.current, lastSaidEnd(content.current)) : 0;
    hasReadOn.current = follows.current && scrollTop > beginning + 1;
    if (follows.current) setHasNewBelow(false);
  }, [notePlace]);

  const goToEnd = useCallback(() => {
    follows.current = true;
    hasReadOn.current = true;
    setHasNewBelow(false);
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, []);

  const follow = useCallback(() => {
    if (!list.current) return;
    const lastSaid = hasReadOn.current ? null : lastSaidEnd(content.current);
    list.current.scrollTop = placeToFollow(list.current, lastSaid);
    setHasNewBelow(!isFollowing(list.current));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first row is the occasion.
  useLayoutEffect(() => {
    if (!list.current || !place.current || follows.current) return;
    list.current.scrollTop = placeAfterPrepending(place.current, list.current.scrollHeight);
    notePlace();
  }, [firstKey, notePlace]);

  useEffect(() => {
    // The reply to a new message is shown from its first line.
    follows.current = true;
    hasReadOn.current = false;
    follow();
    // In a low window the list may have been left above while one wrote.
    if (saidCount > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [saidCount, follow]);

  useEffect(() => {
    if (!content.current || !list.current) return;
    let height = 0;
    const watcher = new ResizeObserver(() => {
      const now = content.current?.offsetHeight ?? 0;
      if (follows.current) follow();
      else if (now > height && height > 0) setHasNewBelow(true);
      height = now;
      notePlace();
    });
    watcher.observe(content.current);
    // It gives room to what may be pressed below it.
    watcher.observe(list.current);
    return () => watcher.disconnect();
  }, [follow, notePlace]);

  return { list, content, onScroll, goToEnd, hasNewBelow };
}
