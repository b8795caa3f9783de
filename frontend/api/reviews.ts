import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type {
  ReviewAnswer,
  ReviewQueue,
  ReviewResult,
} from '#schema/contracts/learning-reviews.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { LEARNING_URLS } from '#schema/urls/learning.urls.ts';
import { nextUpQuery } from './learning.ts';
import { checkNewStickers } from './stickers.ts';

/** What is due now, longest due first. */
export const reviewsQuery = queryOptions({
  queryKey: [LEARNING_URLS.reviews],
  queryFn: ({ signal }) => request<ReviewQueue>('GET', LEARNING_URLS.reviews, undefined, signal),
  staleTime: 0,
});

/** Takes the question off the queue; the list itself is looked up again once it is empty. */
export function useAnswerReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, recall }: { id: number } & ReviewAnswer) =>
      request<ReviewResult>('POST', urlTo(LEARNING_URLS.review, { reviewId: id }), { recall }),
    onSuccess: ({ id }) => {
      const left = client.setQueryData(
        reviewsQuery.queryKey,
        (queue) =>
          queue && {
            ...queue,
            due: queue.due.filter((item) => item.id !== id),
            dueCount: Math.max(0, queue.dueCount - 1),
          },
      );
      if (left?.due.length === 0) client.invalidateQueries({ queryKey: reviewsQuery.queryKey });
      client.invalidateQueries({ queryKey: nextUpQuery.queryKey });
      checkNewStickers(client);
    },
  });
}
