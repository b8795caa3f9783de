import { Reviews } from '#frontend/features/learning/review/reviews.island.tsx';
import { BackLink } from '#frontend/ui/back-link.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { Skeleton } from '#frontend/ui/skeleton.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './reviews.module.css';

export function ReviewsScreen() {
  return (
    <Page width="reading">
      <BackLink href={PATHS.learn}>Back to Learning Paths</BackLink>
      <header className={styles.head}>
        <h1>Recall</h1>
        <p>
          Questions from units you finished. Answer from memory before you look: the trying is what makes it
          stay, whether it comes back or not.
        </p>
      </header>
      <Island name="Your questions" skeleton={<Skeleton shape="form" />}>
        <Reviews />
      </Island>
    </Page>
  );
}
