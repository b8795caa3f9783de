import { WholeJournalIsland } from '#frontend/features/journal/whole-journal.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import styles from './journal.module.css';

export function JournalScreen() {
  return (
    <Page>
      <header className={styles.head}>
        <h1>Journal</h1>
        <p>
          For you alone. Eden may read entries about a goal, and the rest only if you ask her to.
        </p>
      </header>
      <Island name="Your journal" skeleton={<Skeleton shape="form" count={2} />}>
        <WholeJournalIsland />
      </Island>
    </Page>
  );
}
