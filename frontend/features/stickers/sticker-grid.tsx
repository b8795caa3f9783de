import type { UserSticker } from '#schema/contracts/stickers.ts';
import { StickerDrawing } from './sticker-drawing.tsx';
import styles from './sticker-grid.module.css';
import { rarityWord, type StickerFilter } from './stickers.rules.ts';

type Props = {
  filter: StickerFilter;
  stickers: UserSticker[];
  onComeNear: () => void;
  onOpen: (sticker: UserSticker) => void;
};

const NOTHING: Record<string, string> = {
  pinned: 'Nothing pinned yet. Open a sticker you like and pin it to the front.',
  new: 'You’ve seen them all. The next new one will be here.',
};

/** Each sticker is a button that opens it. */
export function StickerGrid({ filter, stickers, onComeNear, onOpen }: Props) {
  if (stickers.length === 0) return <p className={styles.nothing}>{NOTHING[filter]}</p>;
  return (
    <ul className={styles.grid}>
      {stickers.map((own) => {
        const { sticker, isNew, isPinned } = own;
        return (
          <li key={own.id}>
            <button
              type="button"
              className={styles.sticker}
              data-rarity={sticker.rarity}
              onPointerEnter={onComeNear}
              onFocus={onComeNear}
              onClick={() => onOpen(own)}
            >
              <span className={styles.picture}>
                <StickerDrawing {...sticker} size={96} />
              </span>
              <span className={styles.name}>{sticker.name}</span>
              <span className={styles.rarity}>{rarityWord(sticker.rarity)}</span>
              {isNew && <span className={styles.new}>New</span>}
              {isPinned && (
                <span className={styles.pin}>
                  <PinIcon />
                  <span className="visually-hidden">Pinned</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function PinIcon() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d="M7 3h6l-1 6 3 3H5l3-3zM10 12v6" />
    </svg>
  );
}
