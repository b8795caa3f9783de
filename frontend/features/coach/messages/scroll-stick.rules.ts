/** Closer to the end than this, a reader is taken to be following. */
const FOLLOWS_WITHIN_PX = 48;

export type ScrollPlace = { scrollTop: number; clientHeight: number; scrollHeight: number };

/** Whether the list should keep to its end as words come, or leave the reader where they are. */
export function isFollowing({ scrollTop, clientHeight, scrollHeight }: ScrollPlace): boolean {
  return scrollHeight - clientHeight - scrollTop <= FOLLOWS_WITHIN_PX;
}

/** Where to scroll after words were put above, so that what one reads stays where it is. */
export function placeAfterPrepending(before: ScrollPlace, heightNow: number): number {
  return before.scrollTop + (heightNow - before.scrollHeight);
}

/** Under the person's own words: the next words begin a little below. */
const BELOW_OWN_WORDS_PX = 16;

/**
 * How far to scroll while words come: to the end, but never past the beginning of a reply. A reply
 * that is longer than the window is read from its first line.
 * @param lastSaidEnd where the person's last message ends, in pixels from the top of the list; null
 * where there is none
 */
export function placeToFollow(
  { clientHeight, scrollHeight }: Omit<ScrollPlace, 'scrollTop'>,
  lastSaidEnd: number | null,
): number {
  const end = scrollHeight - clientHeight;
  return lastSaidEnd === null ? end : Math.min(end, lastSaidEnd + BELOW_OWN_WORDS_PX);
}
