import { useIsHydrated } from '#frontend/first-view/use-is-hydrated.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { weekThatEnds } from './end-of-week.rules.ts';

const ReviewOffer = lazyComponent(() => import('./offer.tsx').then((m) => m.ReviewOffer));

/**
 * At the end of a week, a quiet way to look back over it: beside the heading, so that nothing
 * moves. Put away, or done, it is gone until the next one.
 */
export function WeekReviewOffer() {
  const isHydrated = useIsHydrated();
  const week = isHydrated ? weekThatEnds(new Date()) : undefined;
  return week === undefined ? null : <ReviewOffer week={week} />;
}
