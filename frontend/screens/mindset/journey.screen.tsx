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
    words:
      'Twenty situations show how you tend to answer. About every six weeks is a good distance.',
    href: PATHS.quiz,
    drawing: <AcornDrawing size={56} />,
  },
  {
    title: 'A quick check-in',
    words: 'Eight questions for the weeks between. Kept here, apart from your growth profile.',
    href: PATHS.checkIn,
    drawing: <SeedlingDrawing size={56} />,
  },
  {
    title: 'What the evidence says',
    words:
      'What such scores can tell you, what they cannot, and why small changes count as about the same.',
    href: PATHS.evidence,
    drawing: <BookDrawing size={56} />,
  },
];

export function JourneyScreen() {
  return (
    <Page>
      <header className={styles.head}>
        <h1>Your Growth Journey</h1>
        <p>
          What you did and how your answers changed, from the first day on. It is here for you to
          look back on.
        </p>
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
