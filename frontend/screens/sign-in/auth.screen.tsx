import { AuthForms } from '#frontend/features/auth/sign-in/auth-forms.island.tsx';
import { OtherWays, SsoNotice } from '#frontend/features/auth/sign-in/other-ways.tsx';
import { BookDrawing, EdenDrawing, PathDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './auth.module.css';

const FEATURES = [
  {
    title: 'Personalized Growth Journey',
    words:
      'Set a goal and get a plan with dated steps. See how far you’ve come, not how far there is to go.',
    drawing: <PathDrawing size={56} />,
  },
  {
    title: 'Research-Backed Learning',
    words:
      'Structured paths of short units. Each teaches a single idea, names its source and ends with something to do.',
    drawing: <BookDrawing size={56} />,
  },
  {
    title: 'AI Coach Eden',
    words: 'A personal coach who listens, asks and suggests the next step, in the tone you choose.',
    drawing: <EdenDrawing size={56} />,
  },
];

export function AuthScreen() {
  return (
    <div className={styles.screen}>
      <div className={styles.entry}>
        <h1 className={styles.title}>You can’t do it&nbsp;… yet.</h1>
        <p className={styles.promise}>
          AI-powered coaching, goal setting and progress tracking, structured research-backed
          learning paths, and a chat with a personal AI coach.
        </p>
        <SsoNotice />
        <AuthForms />
        <OtherWays />
        <nav aria-label="Help and legal" className={styles.links}>
          <TextLink href={PATHS.forgotPassword}>Forgot your password?</TextLink>
          <TextLink href={PATHS.privacy}>Privacy Policy</TextLink>
          <TextLink href={PATHS.terms}>Terms of Service</TextLink>
          <TextLink href={PATHS.contact}>Contact</TextLink>
          <TextLink href={PATHS.whoEdenIs}>Who Eden is</TextLink>
        </nav>
      </div>
      <aside className={styles.panel} aria-label="What Yet offers">
        <ul className={styles.features}>
          {FEATURES.map(({ title, words, drawing }) => (
            <li key={title} className={styles.feature}>
              {drawing}
              <div>
                <h2>{title}</h2>
                <p>{words}</p>
              </div>
            </li>
          ))}
        </ul>
        <GreenhouseArt />
      </aside>
    </div>
  );
}

/** Three plants at a window: a frond, a broad leaf and a bud. */
function GreenhouseArt() {
  return (
    <svg className={styles.art} viewBox="0 0 560 340" aria-hidden="true">
      <circle className={styles.sun} cx="412" cy="122" r="84" />
      <path
        className={styles.far}
        d="M60 340c-6-70 2-120 28-176 16 60 12 120 4 176zM486 340c-8-54 10-98 56-130 14 52 0 98-32 130zM470 340c-2-46-22-82-66-104-4 46 14 82 48 104z"
      />
      <path className={styles.stem} d="M300 340C306 250 292 170 330 62M176 340c4-50-2-90-24-132" />
      <path
        className={styles.near}
        d="M304 284c-46 4-80-18-92-60 46-4 82 18 92 60zM305 252c42 0 74-24 84-64-46-2-76 22-84 64zM302 196c-38-4-62-28-66-62 38 2 62 26 66 62zM308 158c34-2 58-24 62-56-36 0-58 22-62 56zM326 78c-14-16-14-36 4-54 14 18 12 38-4 54zM176 308c-34 4-60-12-70-42 34-4 60 12 70 42zM172 268c26-6 42-24 44-50-28 4-44 22-44 50zM154 216c-12-12-14-28-4-44 14 12 16 28 4 44z"
      />
    </svg>
  );
}
