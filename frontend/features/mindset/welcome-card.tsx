import { useLocation } from 'wouter';
import { usePutOffOnboarding } from '#frontend/api/user.ts';
import { useIsHydrated } from '#frontend/first-view/use-is-hydrated.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { AcornDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { Mark } from '#frontend/ui/mark.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './welcome-card.module.css';

const BENEFITS = [
  'See how you respond to challenges, setbacks, effort, criticism and other people’s success.',
  'Get plans and words from Eden that fit where you are now.',
  'Find the one habit that’s worth working on first.',
  'Have a starting point to look back on. It describes your answers, not you.',
];

export function WelcomeCard() {
  const { mutate: putOff } = usePutOffOnboarding();
  const [, navigate] = useLocation();
  const isHydrated = useIsHydrated();

  const later = () => {
    putOff();
    // The focused button disappears with the card.
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  };
  const talk = () => {
    later();
    navigate(PATHS.eden);
  };

  return (
    <Page width="reading">
      <section className={styles.card} aria-labelledby="welcome">
        <AcornDrawing size={96} />
        <h1 id="welcome">Welcome to Yet</h1>
        <p className={styles.lead}>
          Twenty short questions show where your mindset stands today. There are no wrong answers
          and no grades. Or begin with a goal, and answer them another day.
        </p>
        <div className={styles.start}>
          <ButtonLink href={PATHS.quiz}>Start Assessment</ButtonLink>
          <Button kind="outline" disabled={!isHydrated} onClick={later}>
            Later
          </Button>
          <p>Takes about 5-10 minutes to complete</p>
        </div>
        <ul className={styles.benefits}>
          {BENEFITS.map((benefit) => (
            <li key={benefit}>
              <Mark size={18} />
              {benefit}
            </li>
          ))}
        </ul>
        <p className={styles.hard}>
          In a hard moment?{' '}
          <button type="button" className={styles.talk} disabled={!isHydrated} onClick={talk}>
            Talk to Eden now
          </button>
        </p>
      </section>
    </Page>
  );
}
