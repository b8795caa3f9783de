import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import type { MoveTo } from './use-drag-order.ts';

const placeOf = (item: Element) => Number((item as HTMLElement).dataset['order']);

/**
 * Makes the items of a list draggable among themselves. While one is dragged, `data-drop` says on
 * which edge of another it would go, and `data-dragged` that it is on its way. Returns the function
 * that ends it.
 */
export function orderByDrag(list: HTMLElement, onMove: MoveTo): () => void {
  const items = [...list.querySelectorAll<HTMLElement>(':scope > [data-order]')];
  return combine(...items.map((item) => orderOne(list, item, onMove)));
}

function orderOne(list: HTMLElement, item: HTMLElement, onMove: MoveTo): () => void {
  // Its own: a step holds tasks that have theirs.
  const grip =
    item.querySelector(':scope > [data-grip], :scope > [data-grips] > [data-grip]') ?? undefined;
  const mark = (edge: string | null) => {
    if (edge) item.dataset['drop'] = edge;
    else delete item.dataset['drop'];
  };
  return combine(
    draggable({
      element: item,
      ...(grip && { dragHandle: grip }),
      getInitialData: () => ({ list, from: placeOf(item) }),
      onDragStart: () => {
        item.dataset['dragged'] = '';
      },
      onDrop: () => {
        delete item.dataset['dragged'];
      },
    }),
    dropTargetForElements({
      element: item,
      canDrop: ({ source }) => source.data['list'] === list,
      getData: ({ input, element }) =>
        attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) =>
        mark(source.element === item ? null : extractClosestEdge(self.data)),
      onDragLeave: () => mark(null),
      onDrop: ({ self, source }) => {
        mark(null);
        const from = Number(source.data['from']);
        const to = getReorderDestinationIndex({
          startIndex: from,
          indexOfTarget: placeOf(item),
          closestEdgeOfTarget: extractClosestEdge(self.data),
          axis: 'vertical',
        });
        if (to !== from) onMove(from, to);
      },
    }),
  );
}
