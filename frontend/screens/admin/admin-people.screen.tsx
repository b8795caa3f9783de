import { AdminFrame } from '#frontend/features/admin/admin-frame.tsx';
import { PeopleIsland } from '#frontend/features/admin/people/people.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';

export function AdminPeopleScreen() {
  return (
    <AdminFrame
      title="People"
      words="How accounts stand, for when somebody needs help. What people write is not here, and cannot be opened from here."
    >
      <Island name="The list of accounts" skeleton={<Skeleton count={3} />}>
        <PeopleIsland />
      </Island>
    </AdminFrame>
  );
}
