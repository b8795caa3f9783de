import { type ComponentProps, memo, useDeferredValue } from 'react';
import { useLocation } from 'wouter';
import { AddGoal } from '#frontend/features/goals/edit/add-goal.island.tsx';
import { ComingUp } from '#frontend/features/goals/list/coming-up.island.tsx';
import { GoalListIsland } from '#frontend/features/goals/list/goal-list.island.tsx';
import { MilestonePath } from '#frontend/features/goals/list/milestone-path.tsx';
import { Journal } from '#frontend/features/journal/journal.island.tsx';
import { GoalSharingIsland } from '#frontend/features/sharing/goal-sharing.island.tsx';
import { ShareGoal } from '#frontend/features/sharing/share-goal.island.tsx';
import { SharedWithMeLink } from '#frontend/features/sharing/shared-with-me-link.island.tsx';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { useCalmMode } from '#frontend/state/appearance.state.ts';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { Tabs } from '#frontend/ui/tabs.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './goals.module.css';

const GrowthTree = lazyComponent(() =>
  import('#frontend/features/goals/tree/growth-tree.island.tsx').then((m) => m.GrowthTree),
);

const StickerCollection = lazyComponent(() =>
  import('#frontend/features/stickers/sticker-collection.island.tsx').then(
    (m) => m.StickerCollectionIsland,
  ),
);

const TABS = [
  { name: 'list' as const, label: 'Goal List' },
  { name: 'tree' as const, label: 'Achievement Tree' },
  { name: 'stickers' as const, label: 'Sticker Collection' },
];
type TabName = (typeof TABS)[number]['name'];

function SharingSlot({ goalId }: { goalId: number }) {
  return (
    <Island name="Who sees this goal" skeleton={null}>
      <GoalSharingIsland goalId={goalId} />
    </Island>
  );
}

function JournalSlot(props: ComponentProps<typeof Journal>) {
  return (
    <Island name="The journal" skeleton={null}>
      <Journal {...props} />
    </Island>
  );
}

/** What a tab shows. It stays as it is while another one is being made ready. */
const Panel = memo(({ name }: { name: TabName }) => {
  return (
    <>
      {name === 'list' && (
        <div className={styles.list}>
          <Island name="Your goals" skeleton={<Skeleton shape="card" count={2} />}>
            <GoalListIsland
              sharingFor={(goalId) => <SharingSlot goalId={goalId} />}
              journalFor={(goalId, isAsked) => <JournalSlot {...{ goalId, isAsked }} />}
            />
            <ShareGoal planOf={(view) => <MilestonePath goal={view} />} />
          </Island>
          <aside className={styles.side} aria-label="Progress">
            <Island name="Your progress" skeleton={<Skeleton />}>
              <ComingUp />
            </Island>
            <Island name="Goals shared with you" skeleton={null}>
              <SharedWithMeLink />
            </Island>
          </aside>
        </div>
      )}
      {name === 'tree' && (
        <>
          {/* The tab says it to the eye; what stands in the tree are headings below this one. */}
          <h2 className="visually-hidden">Achievement Tree</h2>
          <Island name="Your tree" skeleton={<Skeleton shape="tree" />}>
            <GrowthTree />
          </Island>
        </>
      )}
      {name === 'stickers' && (
        <Island name="Your stickers" skeleton={<Skeleton shape="card" count={2} />}>
          <StickerCollection />
        </Island>
      )}
    </>
  );
});

export function GoalsScreen() {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const isCalm = useCalmMode();
  const tabs = TABS.filter(({ name }) => name !== 'stickers' || !isCalm);
  const tab = tabs.find(({ name }) => name === asked)?.name ?? 'list';
  // The tab switches at once; rendering its content, a whole tree or many goals, may take longer.
  const shown = useDeferredValue(tab);
  const choose = (name: TabName) =>
    navigate(name === 'list' ? path : `${path}?tab=${name}`, { replace: true });

  return (
    <Page width="broad">
      <BackLink href={PATHS.home}>Back to Home</BackLink>
      <header className={styles.head}>
        <h1>Your goals</h1>
        <AddGoal />
      </header>
      <Tabs label="Goals" tabs={tabs} value={tab} onChange={choose}>
        <Panel name={shown} />
      </Tabs>
    </Page>
  );
}
