import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import type { UserSticker } from '#schema/contracts/stickers.ts';
import styles from './sticker-dialog.module.css';
import { CategoryIcon, StickerDrawing } from './sticker-drawing.tsx';
import { categoryLook, rarityWord } from './stickers.rules.ts';

type Props = { own: UserSticker; isSaving: boolean; onPin: () => void; onClose: () => void };

export function StickerDialog({ own, isSaving, onPin, onClose }: Props) {
  const { sticker, isPinned, acquisitionDate } = own;
  return (
    <Dialog open onClose={onClose} title={sticker.name}>
      <div className={styles.sheet}>
        <div className={styles.stage}>
          <StickerDrawing {...sticker} size={176} />
        </div>
        <div className={styles.about}>
          <p className={styles.description}>{sticker.description}</p>
          <dl className={styles.facts}>
            <div>
              <dt>Category</dt>
              <dd className={styles.category}>
                <CategoryIcon category={sticker.category} />
                {categoryLook(sticker.category).word}
              </dd>
            </div>
            <div>
              <dt>Rarity</dt>
              <dd>{rarityWord(sticker.rarity)}</dd>
            </div>
            <div>
              <dt>Earned</dt>
              <dd>
                <time dateTime={acquisitionDate}>{dayWords(acquisitionDate)}</time>
              </dd>
            </div>
          </dl>
        </div>
      </div>
      <DialogActions>
        <Button kind="outline" pending={isSaving} onClick={onPin}>
          {isPinned ? 'Unpin this sticker' : 'Pin this sticker'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
