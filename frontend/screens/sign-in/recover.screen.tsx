import { EntryPage } from '#frontend/features/auth/entry-page.tsx';
import { Recover } from '#frontend/features/auth/recovery/recover.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';

export function RecoverScreen() {
  return (
    <EntryPage>
      <Island name="This page" skeleton={<Skeleton shape="form" />}>
        <Recover />
      </Island>
    </EntryPage>
  );
}
