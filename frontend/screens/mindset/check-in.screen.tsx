import { CheckInForm } from '#frontend/features/profile/check-in/check-in.island.tsx';
import { EarlierCheckIns } from '#frontend/features/profile/check-in/earlier-check-ins.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './check-in.module.css';

export function CheckInScreen() {
  return (
    <Page width="reading">
      <BackLink href={PATHS.journey}>Back to your journey</BackLink>
      <header className={styles.head}>
        <h1>A quick check-in</h1>
        <p>
          Eight small situations, about two minutes. Choose how strong each reaction would be if it
          happened this week.
        </p>
      </header>
      <Island name="The check-in" skeleton={<Skeleton shape="form" />}>
        <CheckInForm />
      </Island>
      <Island name="Your earlier check-ins" skeleton={null}>
        <EarlierCheckIns />
      </Island>
    </Page>
  );
}
