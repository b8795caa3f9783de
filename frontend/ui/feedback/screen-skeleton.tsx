import { Page } from '#frontend/ui/page.tsx';
import styles from './screen-skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

/** The shape of a screen whose code is on its way: a head, and what it is about. */
export function ScreenSkeleton() {
  return (
    <Page>
      <p role="status" className="visually-hidden">
        Loading
      </p>
      <div className={styles.screen}>
        <Skeleton />
        <Skeleton shape="card" count={2} />
      </div>
    </Page>
  );
}
