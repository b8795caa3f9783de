import { JourneyAnalysisIsland } from '#frontend/features/profile/journey/journey-analysis.island.tsx';
import {
  AcornDrawing,
  BookDrawing,
  SeedlingDrawing,
} from '#frontend/ui/drawings/place-drawings.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './journey.module.css';

const CARDS = [
  {
    title: 'Mindset Assessment',
    words: 'Twenty situations show how you tend to respond. About every six weeks is often enough.',
    href: PATHS.quiz,
    drawing: <AcornDrawing size={56} />,
  },
  {
    title: 'A quick check-in',
    words:
      'Eight questions for the weeks in between. They’re kept here, apart from your growth profile.',
    href: PATHS.checkIn,
    drawing: <SeedlingDrawing size={56} />,
  },
  {
    title: 'What the evidence says',
    words:
      'What scores like these can tell you, what they can’t, and why small changes count as about the same.',
    href: PATHS.evidence,
    drawing: <BookDrawing size={56} />,
  },
];

export function JourneyScreen() {
  return (
    <Page>
      <header className={styles.head}>
        <h1>Your Growth Journey</h1>
        <p>What you’ve done and how your answers have changed since the first day.</p>
      </header>
      <section aria-labelledby="journey-analysis">
        <h2 id="journey-analysis" className="visually-hidden">
          The way so far
        </h2>
        <Island name="Your journey" skeleton={<Skeleton shape="form" />}>
          <JourneyAnalysisIsland />
        </Island>
      </section>
      <ul className={styles.cards}>
        {CARDS.map(({ title, words, href, drawing }) => (
          <li key={href} className={styles.card}>
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
    </Page>
  );
}
