import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { onboardingStatusQuery, userQuery } from '#frontend/api/user.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { localNow } from '#frontend/lib/render-locale.ts';
import { ScreenSkeleton } from '#frontend/ui/feedback/screen-skeleton.tsx';
import { needsOnboarding, showsWelcome } from '#schema/rules/account/onboarding.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

const SKIPPED = [PATHS.quiz, PATHS.results];

const WelcomeCard = lazyComponent(() =>
  import('#frontend/features/mindset/welcome-card.tsx').then((m) => m.WelcomeCard),
);

/**
 * Until the first assessment is saved, a welcome card stands in for every guarded page, except in
 * the week after “Later”.
 */
export function OnboardingGate({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const { data: user } = useQuery(userQuery);
  const isSkipped = SKIPPED.some((start) => path.startsWith(start));
  const { data: status } = useQuery({
    ...onboardingStatusQuery,
    enabled: !isSkipped && Boolean(user),
    // The person's own record says the same; nobody waits for a second answer.
    placeholderData: user ? { needsOnboarding: needsOnboarding(user) } : undefined,
  });

  if (isSkipped || !status || !showsWelcome(status, localNow())) return children;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <WelcomeCard />
    </Suspense>
  );
}
