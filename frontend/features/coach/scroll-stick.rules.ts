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
