import { useLocation } from 'wouter';
import {
  NextUpIsland,
  NextUpWaiting,
} from '#frontend/features/learning/catalogue/next-up.island.tsx';
import {
  MyPathsCount,
  PathList,
  PathListWaiting,
} from '#frontend/features/learning/catalogue/path-list.island.tsx';
import { UnitSearchIsland } from '#frontend/features/learning/catalogue/unit-search.island.tsx';
import {
  PANEL_NAMES,
  type ShownName,
  searchFor,
  shownBy,
  TABS,
  type TabName,
} from '#frontend/features/learning/learning-tabs.rules.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { Tabs } from '#frontend/ui/tabs.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './learning-paths.module.css';

const Recommendations = lazyComponent(() =>
  import('#frontend/features/learning/suggestions/recommendations.island.tsx').then(
    (m) => m.Recommendations,
  ),
);
const MicroLearning = lazyComponent(() =>
  import('#frontend/features/learning/suggestions/micro-learning.island.tsx').then(
    (m) => m.MicroLearning,
  ),
);
const Analytics = lazyComponent(() =>
  import('#frontend/features/learning/suggestions/analytics.island.tsx').then((m) => m.Analytics),
);

const TAB_NAMES: Record<TabName, React.ReactNode> = {
  recommended: 'Smart Recommendations',
  all: 'All Paths',
  mine: (
    <>
      My Paths
      <MyPathsCount />
    </>
  ),
  featured: 'Featured',
};

const SHOWN_NAMES: Record<ShownName, { label: string; island: string; Part: React.ComponentType }> =
  {
    recommendations: {
      label: 'Recommendations',
      island: 'Your recommendations',
      Part: Recommendations,
    },
    micro: { label: 'Micro-learning', island: 'Micro-learning', Part: MicroLearning },
    analytics: { label: 'Analytics', island: 'Your figures', Part: Analytics },
  };

const BROWSE = `${PATHS.learn}?tab=all`;

export function LearningPathsScreen() {
  const [path, navigate] = useLocation();
  const { tab, shown, q } = shownBy(useSearch());
  const show = (next: Parameters<typeof searchFor>[0]) =>
    navigate(`${path}${searchFor(next)}`, { replace: true });

  return (
    <Page>
      <BackLink href={PATHS.home}>Back to Dashboard</BackLink>
      <header className={styles.head}>
        <h1>Learning Paths</h1>
        <ButtonLink href={BROWSE} kind="outline">
          Browse Paths
        </ButtonLink>
        <p>
          Short units that each teach one thing, say what it’s based on, and end with something to
          try in a goal of your own.
        </p>
      </header>
      <Island name="Where to go on" skeleton={<NextUpWaiting />}>
        <NextUpIsland />
      </Island>
      <Island name="The search" skeleton={null}>
        <UnitSearchIsland asked={q} onAsk={(words) => show({ tab, shown, q: words })}>
          <Tabs
            label="Learning paths"
            tabs={TABS.map((name) => ({ name, label: TAB_NAMES[name] }))}
            value={tab}
            onChange={(name) => show({ tab: name })}
          >
            {tab === 'recommended' ? (
              <Smart shown={shown} onChoose={(name) => show({ tab, shown: name })} />
            ) : (
              <Island name="The learning paths" skeleton={<PathListWaiting />}>
                <PathList filter={tab} browse={BROWSE} />
              </Island>
            )}
          </Tabs>
        </UnitSearchIsland>
      </Island>
    </Page>
  );
}

function Smart({ shown, onChoose }: { shown: ShownName; onChoose: (name: ShownName) => void }) {
  const { island, label, Part } = SHOWN_NAMES[shown];
  return (
    <Tabs
      label="Smart Recommendations"
      look="chips"
      tabs={PANEL_NAMES.map((name) => ({ name, label: SHOWN_NAMES[name].label }))}
      value={shown}
      onChange={onChoose}
    >
      <h2 className="visually-hidden">{label}</h2>
      <Island name={island} skeleton={<Skeleton count={3} />}>
        <Part />
      </Island>
    </Tabs>
  );
}
