import { useParams } from 'wouter';
import { UnitIsland, UnitWaiting } from '#frontend/features/learning/unit/unit.island.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';

export function LearningUnitScreen() {
  const { unitId } = useParams<{ unitId: string }>();
  return (
    <Page width="reading">
      <Island name="This unit" skeleton={<UnitWaiting />}>
        <UnitIsland unitId={Number(unitId)} />
      </Island>
    </Page>
  );
}
