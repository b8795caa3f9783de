import { MindsetResults } from '#frontend/features/mindset/results.island.tsx';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import styles from './mindset-results.module.css';

const GrowthProfile = lazyComponent(() =>
  import('#frontend/features/profile/growth-profile.island.tsx').then((m) => m.GrowthProfilePanel),
);

export function MindsetResultsScreen() {
  return (
    <Page>
      <div className={styles.results}>
        <Island name="Your results" skeleton={<Skeleton count={3} />}>
          <MindsetResults />
        </Island>
        <Island name="Your growth profile" skeleton={<Skeleton shape="form" />}>
          <GrowthProfile />
        </Island>
      </div>
    </Page>
  );
}
