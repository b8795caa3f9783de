import { useParams } from 'wouter';
import { UnitPreview } from '#frontend/features/learning/unit/unit-preview.island.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

export function AdminPreviewScreen() {
  const { unitId } = useParams<{ unitId: string }>();
  return (
    <Page width="reading">
      <BackLink href={urlTo(PATHS.adminEdit, { kind: 'unit', id: unitId })}>
        Back to the text
      </BackLink>
      <Notice title="A preview">
        This is the page as it would be if the saved draft were published. Try it out: nothing you
        do here is kept.
      </Notice>
      <Island name="The preview" skeleton={<Skeleton count={4} />}>
        <UnitPreview unitId={Number(unitId)} />
      </Island>
    </Page>
  );
}
