import { type RefObject, useEffect, useRef } from 'react';

export type MoveTo = (from: number, to: number) => void;

/**
 * Lets the items of a list (`data-order` is each one's place, `data-grip` what it is held by) be
 * dragged to another place. What that takes is fetched when a pointer comes to the list: without
 * dragging nothing is loaded, and keys and buttons do the same without it.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  count: number,
  onMove: MoveTo | undefined,
): void {
  const move = useRef(onMove);
  move.current = onMove;
  const isMovable = onMove !== undefined && count > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have to be taken hold of.
  useEffect(() => {
    const element = list.current;
    if (!element || !isMovable) return;
    let letGo: (() => void) | undefined;
    let isGone = false;
    const takeHold = async () => {
      element.removeEventListener('pointerover', takeHold);
      try {
        const { orderByDrag } = await import('./order-by-drag.ts');
        if (!isGone) letGo = orderByDrag(element, (from, to) => move.current?.(from, to));
      } catch {
        // Without a connection there is no dragging; keys and buttons are there.
      }
    };
    element.addEventListener('pointerover', takeHold);
    return () => {
      isGone = true;
      element.removeEventListener('pointerover', takeHold);
      letGo?.();
    };
  }, [list, count, isMovable]);
}
