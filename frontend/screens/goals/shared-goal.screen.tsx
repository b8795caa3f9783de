import { useParams } from 'wouter';
import { MilestonePath } from '#frontend/features/goals/list/milestone-path.tsx';
import { SharedGoalIsland } from '#frontend/features/sharing/shared-goal.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';

export function SharedGoalScreen() {
  const { code = '' } = useParams<{ code: string }>();
  return (
    <Page width="reading">
      <meta name="robots" content="noindex, nofollow" />
      <Island name="The shared goal" skeleton={<Skeleton shape="form" />}>
        <SharedGoalIsland key={code} code={code} planOf={(view) => <MilestonePath goal={view} />} />
      </Island>
    </Page>
  );
}
