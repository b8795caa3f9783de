import { useParams } from 'wouter';
import { AdminFrame } from '#frontend/features/admin/admin-frame.tsx';
import { EditContent } from '#frontend/features/admin/content/edit-content.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';

export function AdminEditScreen() {
  const { kind = '', id } = useParams<{ kind: string; id: string }>();
  return (
    <AdminFrame>
      <Island name="The text" skeleton={<Skeleton shape="form" />}>
        <EditContent key={`${kind} ${id}`} kind={kind} id={Number(id)} />
      </Island>
    </AdminFrame>
  );
}
