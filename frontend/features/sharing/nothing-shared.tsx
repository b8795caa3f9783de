import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { StrayLeafDrawing } from '#frontend/ui/drawings/stray-leaf-drawing.tsx';
import { signInPath } from '#schema/urls/page-paths.ts';
import { sharedPath } from './share-link.rules.ts';
import styles from './shared-goal.module.css';

/** Shown for a link that has expired, was withdrawn or never existed; it does not tell which. */
export function NothingShared({ code, isVisitor }: { code: string; isVisitor: boolean }) {
  return (
    <div className={styles.away}>
      <StrayLeafDrawing size={96} />
      <h1>This is no longer shared</h1>
      <p>
        Whoever shared it may have stopped, or the share may have expired. It’s nothing you did, and
        they can share it again.
      </p>
      {isVisitor && (
        <>
          <p>If it was shared with your account, log in to see it.</p>
          <ButtonLink kind="outline" href={signInPath(sharedPath(code))}>
            Log In
          </ButtonLink>
        </>
      )}
    </div>
  );
}
