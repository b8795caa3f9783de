import type { StickerRarity } from '#schema/contracts/enums.ts';
import styles from './growth-tree.module.css';

/** A berry, a drop, a blossom, a star: rarity has a shape as well as a colour. */
const SHAPES: Record<StickerRarity, string> = {
  common: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  uncommon: 'M0-10c5 4 8 8 8 11a8 8 0 0 1-16 0c0-3 3-7 8-11z',
  rare: 'M0-12c3 3 4 5 4 8 3 0 5 1 8 4-3 3-5 4-8 4 0 3-1 5-4 8-3-3-4-5-4-8-3 0-5-1-8-4 3-3 5-4 8-4 0-3 1-5 4-8z',
  legendary: 'M0-14l3 7 7-3-3 7 7 3-7 3 3 7-7-3-3 7-3-7-7 3 3-7-7-3 7-3-3-7 7 3z',
};

export function TreeFruit({ rarity, x, y }: { rarity: StickerRarity; x: number; y: number }) {
  return (
    <path
      className={styles.fruit}
      data-rarity={rarity}
      transform={`translate(${x} ${y})`}
      d={SHAPES[rarity]}
    />
  );
}

/** The fruit of a rarity on its own, as its sign. */
export function FruitSign({ rarity }: { rarity: StickerRarity }) {
  return (
    <svg viewBox="-16 -16 32 32" width="28" height="28" aria-hidden="true">
      <TreeFruit rarity={rarity} x={0} y={0} />
    </svg>
  );
}
