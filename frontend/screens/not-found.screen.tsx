import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { StrayLeafDrawing } from '#frontend/ui/drawings/stray-leaf-drawing.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './not-found.module.css';

export function NotFoundScreen() {
  return (
    <div className={styles.screen}>
      <StrayLeafDrawing size={112} />
      <h1>404 Page Not Found</h1>
      <p className={styles.plain}>
        There’s nothing at this address. It may have moved, or there may be a typo in it.
      </p>
      <p className={styles.catalogue}>Did you forget to add the page to the router?</p>
      <ButtonLink href={PATHS.home}>Go to Home</ButtonLink>
    </div>
  );
}
