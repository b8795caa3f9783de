import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { AcornDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { Mark } from '#frontend/ui/mark.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './welcome-card.module.css';

const BENEFITS = [
  'See how you meet challenges, setbacks, effort, criticism and other people’s success.',
  'Get plans and words from Eden that fit where you are now.',
  'Know which one habit is worth working on first.',
  'Have a starting point to look back on. It describes answers, not you.',
];

export function WelcomeCard() {
  return (
    <Page width="reading">
      <section className={styles.card} aria-labelledby="welcome">
        <AcornDrawing size={96} />
        <h1 id="welcome">Welcome to Yet</h1>
        <p className={styles.lead}>
          Twenty short questions show where your mindset stands today. There are no wrong answers
          and no grades.
        </p>
        <ul className={styles.benefits}>
          {BENEFITS.map((benefit) => (
            <li key={benefit}>
              <Mark size={18} />
              {benefit}
            </li>
          ))}
        </ul>
        <div className={styles.start}>
          <ButtonLink href={PATHS.quiz}>Start Assessment</ButtonLink>
          <p>Takes about 5-10 minutes to complete</p>
        </div>
      </section>
    </Page>
  );
}
