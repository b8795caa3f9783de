import { Page } from '#frontend/ui/page.tsx';
import { Skeleton } from './skeleton.tsx';

/** The shape of a screen whose code is on its way. */
export const ScreenSkeleton = () => (
  <Page>
    <p role="status" className="visually-hidden">
      Loading
    </p>
    <Skeleton shape="card" count={2} />
  </Page>
);
