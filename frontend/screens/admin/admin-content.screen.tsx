import { AdminFrame } from '#frontend/features/admin/admin-frame.tsx';
import { ContentListIsland } from '#frontend/features/admin/content/content-list.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';

export function AdminContentScreen() {
  return (
    <AdminFrame
      title="Content"
      words="What people read here. A draft is yours to look at until you publish it; what you publish stays when a new version of Yet brings its own texts."
    >
      <Island name="The list of content" skeleton={<Skeleton count={3} />}>
        <ContentListIsland />
      </Island>
    </AdminFrame>
  );
}
