import { classNames } from '#frontend/lib/class-names.ts';
import { BookDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import styles from './path-cover.module.css';

/** A path's picture from the sprite; a drawing of the family where it has none. */
export function PathCover({
  coverImage,
  className,
}: {
  coverImage: string | null;
  className?: string;
}) {
  return (
    <div className={classNames(styles.cover, className)}>
      {coverImage ? (
        <svg
          viewBox="0 0 320 180"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          className={styles.picture}
        >
          <use href={coverImage} />
        </svg>
      ) : (
        <BookDrawing size={88} />
      )}
    </div>
  );
}
