import { GoalSummaryCard } from '#frontend/features/goals/list/goal-summary.island.tsx';
import { Greeting } from '#frontend/features/goals/today/greeting.tsx';
import { Today } from '#frontend/features/goals/today/today.island.tsx';
import { InstallSlot } from '#frontend/features/install/install-slot.tsx';
import { DailyMotivationIsland } from '#frontend/features/motivation/daily-motivation.island.tsx';
import { WeekReviewOffer } from '#frontend/features/week-review/week-review-offer.island.tsx';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import {
  AcornDrawing,
  BookDrawing,
  EdenDrawing,
  PathDrawing,
  WateringCanDrawing,
} from '#frontend/ui/drawings/place-drawings.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './home.module.css';

const Lately = lazyComponent(() =>
  import('#frontend/features/activities/recent-activity.island.tsx').then((m) => m.RecentActivity),
);
const ContinueLearning = lazyComponent(() =>
  import('#frontend/features/learning/catalogue/continue-learning.island.tsx').then(
    (m) => m.ContinueLearning,
  ),
);
const WelcomeBack = lazyComponent(() =>
  import('#frontend/features/goals/replan/welcome-back.island.tsx').then((m) => m.WelcomeBack),
);
const GrowthTree = lazyComponent(() =>
  import('#frontend/features/goals/tree/growth-tree.island.tsx').then((m) => m.GrowthTree),
);

const PLACES = [
  {
    title: 'Eden AI Coach',
    words: 'Stuck, stung or just curious? Talk it through with a coach who asks good questions.',
    href: PATHS.eden,
    drawing: <EdenDrawing />,
  },
  {
    title: 'Learning Paths',
    words:
      '8 modules and 32 learning units. Each one is short, names its sources and ends with one thing to try.',
    href: PATHS.learn,
    drawing: <BookDrawing />,
  },
  {
    title: 'Mindset Assessment',
    words:
      'Twenty questions about how you respond when things are hard. Take it again later, and see what has changed.',
    href: PATHS.quiz,
    drawing: <AcornDrawing />,
  },
  {
    title: 'Growth Journey',
    words: 'Look back at how far you’ve come: what changed, when, and what helped.',
    href: PATHS.journey,
    drawing: <PathDrawing />,
  },
  {
    title: 'Premium Plans',
    words: 'Advanced AI coaching, unlimited goals and priority support, from $19.99/month.',
    href: PATHS.plans,
    drawing: <WateringCanDrawing />,
  },
];

export function HomeScreen() {
  return (
    <Page>
      <header className={styles.greeting}>
        <Greeting />
      </header>

      <Island name="Welcome back" when="visible" skeleton={null}>
        <WelcomeBack />
      </Island>

      <section className={styles.today} aria-labelledby="today">
        <header className={styles.todayHead}>
          <h2 id="today">Today</h2>
          <Island name="Your week" skeleton={null}>
            <WeekReviewOffer />
          </Island>
        </header>
        <Island name="Today" skeleton={<Skeleton count={3} />}>
          <Today />
        </Island>
      </section>
      <InstallSlot />

      <div className={styles.hero}>
        <h2>You can’t do it&nbsp;… yet.</h2>
        <p>Nobody starts out knowing how. It comes in small steps, with a coach at your side.</p>
      </div>

      <div className={styles.cards}>
        <Island name="Your daily motivation" skeleton={<Skeleton shape="panel" />}>
          <DailyMotivationIsland />
        </Island>
        <Island name="Your progress" skeleton={<Skeleton shape="panel" />}>
          <GoalSummaryCard />
        </Island>
      </div>

      <div className={styles.further}>
        <ul className={styles.places}>
          {PLACES.map(({ title, words, href, drawing }) => (
            <li key={href} className={styles.place}>
              {drawing}
              <div>
                <h2>
                  <TextLink href={href} stretched>
                    {title}
                  </TextLink>
                </h2>
                <p>{words}</p>
              </div>
            </li>
          ))}
        </ul>

        <section className={styles.lately} aria-labelledby="lately">
          <h2 id="lately">Lately</h2>
          <Island name="Lately" when="visible" skeleton={<Skeleton count={3} />}>
            <Lately />
          </Island>
          <Island name="Where you left off" when="visible" skeleton={null}>
            <ContinueLearning />
          </Island>
        </section>
      </div>

      <section className={styles.tree} aria-labelledby="achievement-tree">
        <header>
          <h2 id="achievement-tree">Achievement Tree</h2>
          <p>
            Every goal you complete becomes a leaf, and your stickers are its fruit. The tree grows
            from seedling to oak, and it never loses what it has grown.
          </p>
        </header>
        <Island name="Your tree" when="visible" skeleton={<Skeleton shape="tree" />}>
          <GrowthTree />
        </Island>
      </section>
    </Page>
  );
}
