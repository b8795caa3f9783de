import { useState } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { Progress } from '#frontend/ui/feedback/progress.tsx';
import type { CollectionSticker } from '#schema/contracts/stickers.ts';
import styles from './locked-stickers.module.css';
import { StickerDrawing } from './sticker-drawing.tsx';
import { rarityWord, stickerProgressWords } from './stickers.rules.ts';

const SHOWN_AT_FIRST = 9;

/** What can still be earned, and by what: nearest first, a few at a time. */
export function LockedStickers({
  stickers,
  isOpen,
}: {
  stickers: CollectionSticker[];
  isOpen: boolean;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? stickers : stickers.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={styles.section} aria-labelledby="still-to-come">
      <Disclosure
        open={isOpen}
        summary={
          <h2 id="still-to-come" className={styles.title}>
            Still to come <span className={styles.count}>{stickers.length}</span>
          </h2>
        }
      >
        <p className={styles.words}>
          Nothing here runs out or is taken back. The closest ones come first.
        </p>
        <ul className={styles.list}>
          {shown.map((sticker) => (
            <Locked key={sticker.id} sticker={sticker} />
          ))}
        </ul>
        {shown.length < stickers.length && (
          <Button
            kind="outline"
            size="small"
            className={styles.more}
            onClick={() => setShowsAll(true)}
          >
            Show all {stickers.length}
          </Button>
        )}
      </Disclosure>
    </section>
  );
}

function Locked({ sticker }: { sticker: CollectionSticker }) {
  const words = stickerProgressWords(sticker);
  return (
    <li className={styles.locked}>
      <StickerDrawing {...sticker} size={72} isFaded />
      <div className={styles.about}>
        <h3 className={styles.name}>{sticker.name}</h3>
        <p className={styles.rarity}>{rarityWord(sticker.rarity)}</p>
        <p className={styles.rule}>{sticker.rule}</p>
        {words && (
          <div className={styles.progress}>
            <Progress
              value={sticker.reached}
              max={sticker.needed}
              label={`${sticker.name}: ${words}`}
            />
            <span aria-hidden="true">{words}</span>
          </div>
        )}
      </div>
    </li>
  );
}
