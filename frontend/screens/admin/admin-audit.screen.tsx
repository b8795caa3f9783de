import { AdminFrame } from '#frontend/features/admin/admin-frame.tsx';
import { Audit } from '#frontend/features/admin/audit.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';

export function AdminAuditScreen() {
  return (
    <AdminFrame
      title="Audit trail"
      words="What admins did, newest first. A line is stored together with the action that it names: neither is there without the other."
    >
      <Island name="The trail" skeleton={<Skeleton count={3} />}>
        <Audit />
      </Island>
    </AdminFrame>
  );
}
