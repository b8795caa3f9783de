import { useParams } from 'wouter';
import { Path, PathWaiting } from '#frontend/features/learning/catalogue/path.island.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';

export function LearningPathScreen() {
  const { pathId } = useParams<{ pathId: string }>();
  return (
    <Page>
      <BackLink href={PATHS.learn}>Back to Learning Paths</BackLink>
      <Island name="This path" skeleton={<PathWaiting />}>
        <Path pathId={Number(pathId)} />
      </Island>
    </Page>
  );
}
