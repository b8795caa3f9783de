import { Reviews } from '#frontend/features/learning/review/reviews.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './reviews.module.css';

export function ReviewsScreen() {
  return (
    <Page width="reading">
      <BackLink href={PATHS.learn}>Back to Learning Paths</BackLink>
      <header className={styles.head}>
        <h1>Recall</h1>
        <p>
          Questions from units you’ve finished. Answer from memory before you look: trying to
          remember is what makes it stick, whether or not it comes back.
        </p>
      </header>
      <Island name="Your questions" skeleton={<Skeleton shape="form" />}>
        <Reviews />
      </Island>
    </Page>
  );
}
