import { useParams } from 'wouter';
import { AdminFrame } from '#frontend/features/admin/admin-frame.tsx';
import { PersonIsland } from '#frontend/features/admin/people/person.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';

export function AdminPersonScreen() {
  const { userId } = useParams<{ userId: string }>();
  return (
    <AdminFrame>
      <Island name="This account" skeleton={<Skeleton count={3} />}>
        <PersonIsland key={userId} userId={Number(userId)} />
      </Island>
    </AdminFrame>
  );
}
