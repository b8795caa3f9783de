import styles from './sticker-drawing.module.css';
import { categoryLook } from './stickers.rules.ts';

/**
 * A sticker's picture from the sprite, in the colours of its category. The rim in it tells how rare
 * it is.
 */
export function StickerDrawing({
  imageUrl,
  category,
  size,
  isFaded,
}: {
  imageUrl: string;
  category: string;
  size: number;
  isFaded?: boolean;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={styles.drawing}
      data-tint={categoryLook(category).tint}
      data-faded={isFaded || undefined}
    >
      <use href={imageUrl} />
    </svg>
  );
}

export function CategoryIcon({ category }: { category: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.icon}>
      <path d={categoryLook(category).icon} />
    </svg>
  );
}
