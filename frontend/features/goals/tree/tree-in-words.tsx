import { Disclosure } from '#frontend/ui/disclosure.tsx';
import type { UserSticker } from '#schema/contracts/stickers.ts';
import styles from './tree-words.module.css';

/**
 * What the picture shows, as lists. Where there is no room for names in it, the leaves' names stand
 * open below.
 */
export function TreeInWords({ titles, stickers }: { titles: string[]; stickers: UserSticker[] }) {
  if (titles.length + stickers.length === 0) return null;
  const leaves = (
    <ol className={styles.names}>
      {titles.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two titles may be the same.
        <li key={index}>{title}</li>
      ))}
    </ol>
  );
  return (
    <>
      {titles.length > 0 && <div className={styles.onNarrow}>{leaves}</div>}
      <Disclosure summary="The tree in words">
        {titles.length > 0 && (
          <>
            <h3 className={styles.listTitle}>Leaves: completed goals</h3>
            {leaves}
          </>
        )}
        {stickers.length > 0 && (
          <>
            <h3 className={styles.listTitle}>Fruits: stickers</h3>
            <ul className={styles.names}>
              {stickers.map(({ id, sticker }) => (
                <li key={id}>
                  {sticker.name}, {sticker.rarity}
                </li>
              ))}
            </ul>
          </>
        )}
      </Disclosure>
    </>
  );
}
