import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { UserSticker } from '#schema/contracts/stickers.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { countByRarity } from './growth-tree-words.rules.ts';
import { FruitSign } from './tree-fruit.tsx';
import styles from './tree-words.module.css';

/** What the fruits mean, and how many of each there are; no number is said before it is known. */
export function TreeCollection({ stickers }: { stickers: UserSticker[] | undefined }) {
  return (
    <section className={styles.collection} aria-labelledby="tree-collection">
      <h3 id="tree-collection" className={styles.collectionTitle}>
        <TextLink href={`${PATHS.goals}?tab=stickers`}>Your stickers</TextLink>
      </h3>
      <dl className={styles.counts}>
        {countByRarity(stickers ?? []).map(({ rarity, count }) => (
          <div key={rarity} className={styles.rarity}>
            <FruitSign rarity={rarity} />
            <dt>{rarity}</dt>
            <dd>{stickers ? count : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
