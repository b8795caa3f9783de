import { SharedWithMeIsland } from '#frontend/features/sharing/shared-with-me.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './shared-with-me.module.css';

export function SharedWithMeScreen() {
  return (
    <Page>
      <BackLink href={PATHS.goals}>Back to Goals</BackLink>
      <header className={styles.head}>
        <h1>Shared with you</h1>
        <p>
          Goals that other people have chosen to show you. You see the plan and how far they’ve got,
          and nothing else.
        </p>
      </header>
      <Island name="What is shared with you" skeleton={<Skeleton shape="card" count={2} />}>
        <SharedWithMeIsland />
      </Island>
    </Page>
  );
}
