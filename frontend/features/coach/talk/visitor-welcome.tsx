import { useLocation } from 'wouter';
import { useSearch } from '#frontend/lib/use-search.ts';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { EdenDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { signInPath } from '#schema/urls/page-paths.ts';
import styles from './visitor-welcome.module.css';

export function VisitorWelcome() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <div className={styles.welcome}>
      <EdenDrawing size={96} />
      <h1>Welcome to Eden</h1>
      <p>
        A coach who listens, asks good questions and names one small next step, in the manner you
        choose. Log in to talk with her.
      </p>
      <ButtonLink href={signInPath(search ? `${path}?${search}` : path)}>Log In</ButtonLink>
    </div>
  );
}
