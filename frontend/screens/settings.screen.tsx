import { Link } from 'wouter';
import { AccountFacts } from '#frontend/features/account/account-facts.island.tsx';
import { Personalization } from '#frontend/features/appearance/personalization.island.tsx';
import { PATHS } from '#frontend/lib/paths.ts';
import { BookDrawing, EdenDrawing, SeedlingDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { Skeleton } from '#frontend/ui/skeleton.tsx';
import { TextLink } from '#frontend/ui/text-link.tsx';
import styles from './settings.module.css';

const SIDEBAR = [
  { name: 'Home', href: PATHS.home },
  { name: 'Dashboard', href: PATHS.goals },
  { name: 'Mindset Assessment', href: PATHS.quiz },
  { name: 'Settings', href: PATHS.settings },
];

const NEARBY = [
  {
    title: 'Eden’s manner',
    words: 'Her personality, tone and approach are yours to set, in her own place.',
    href: `${PATHS.eden}?settings=1`,
    drawing: <EdenDrawing size={48} />,
  },
  {
    title: 'A quick check-in',
    words: 'Eight small situations, about two minutes.',
    href: PATHS.checkIn,
    drawing: <SeedlingDrawing size={48} />,
  },
  {
    title: 'What the evidence says',
    words: 'What scores like these can tell you, and what they cannot.',
    href: PATHS.evidence,
    drawing: <BookDrawing size={48} />,
  },
];

export function SettingsScreen() {
  return (
    <Page>
      <div className={styles.columns}>
        <nav aria-label="Sidebar" className={styles.sidebar}>
          <ul>
            {SIDEBAR.map(({ name, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className={styles.link}
                  aria-current={href === PATHS.settings ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          <h1>Settings</h1>
          <Island name="Personalization" skeleton={<Skeleton shape="tree" />}>
            <Personalization />
          </Island>
          <div className={styles.rest}>
            <Island name="Your account" skeleton={<Skeleton />}>
              <AccountFacts />
            </Island>
            <section aria-labelledby="nearby">
              <h2 id="nearby">Nearby</h2>
              <ul className={styles.nearby}>
                {NEARBY.map(({ title, words, href, drawing }) => (
                  <li key={href} className={styles.place}>
                    {drawing}
                    <div>
                      <h3>
                        <TextLink href={href} stretched>
                          {title}
                        </TextLink>
                      </h3>
                      <p>{words}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </div>
    </Page>
  );
}
