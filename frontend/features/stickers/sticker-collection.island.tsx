import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  stickerCollectionQuery,
  useChangeSticker,
  userStickersQuery,
} from '#frontend/api/stickers.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SeedPacketDrawing } from '#frontend/ui/drawings/goal-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Tabs } from '#frontend/ui/tabs.tsx';
import type { UserSticker } from '#schema/contracts/stickers.ts';
import { LockedStickers } from './locked-stickers.tsx';
import { StickerGrid } from './sticker-grid.tsx';
import { notYetEarned, type StickerFilter, stickersIn, stickerTabs } from './stickers.rules.ts';

const StickerDialog = lazyComponent(() =>
  import('./sticker-dialog.tsx').then((m) => m.StickerDialog),
);

const NOT_CHANGED = 'Sticker not changed';

/** What one has, by kind, and what is still to come. */
export function StickerCollectionIsland() {
  const { data: stickers, isPending, refetch } = useQuery(userStickersQuery);
  const { data: collection } = useQuery(stickerCollectionQuery);

  if (isPending) return <Skeleton shape="card" count={2} />;
  if (!stickers) {
    return (
      <Notice
        kind="error"
        title="Your stickers did not load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        They’re safe. Nothing you’ve earned is ever taken back.
      </Notice>
    );
  }
  const locked = notYetEarned(collection ?? []);
  return (
    <>
      {stickers.length > 0 ? <Earned stickers={stickers} /> : <None />}
      {locked.length > 0 && <LockedStickers stickers={locked} isOpen={stickers.length === 0} />}
    </>
  );
}

function None() {
  return (
    <EmptyState drawing={<SeedPacketDrawing size={96} />}>
      No stickers yet. You get them for what you do: a first goal, a step reached, a plan changed
      for the better.
    </EmptyState>
  );
}

function Earned({ stickers }: { stickers: UserSticker[] }) {
  const [asked, setAsked] = useState<StickerFilter>('all');
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  const [openId, setOpenId] = useState<number | null>(null);
  const { mutate, isPending } = useChangeSticker({
    onRefused: (error, { patch }) => {
      // Seen or not is no matter to trouble anybody with; it is new once more on the next visit.
      if (patch.isPinned === undefined) return;
      showToast({
        title: NOT_CHANGED,
        description: errorMessage(error, 'Please try again in a moment.'),
        kind: 'destructive',
      });
    },
  });

  const tabs = stickerTabs(stickers);
  const filter = tabs.some(({ name }) => name === asked) ? asked : 'all';
  const open = stickers.find(({ id }) => id === openId);

  const choose = (name: StickerFilter) => {
    setAsked(name);
    setHeld(new Set());
  };
  const show = (sticker: UserSticker) => {
    setOpenId(sticker.id);
    setHeld((ids) => new Set(ids).add(sticker.id));
    if (sticker.isNew) mutate({ sticker, patch: { isNew: false } });
  };
  const pin = (sticker: UserSticker) =>
    mutate(
      { sticker, patch: { isPinned: !sticker.isPinned } },
      { onSuccess: () => showToast({ title: 'Sticker updated' }) },
    );

  return (
    <>
      <Tabs label="Which stickers" look="chips" tabs={tabs} value={filter} onChange={choose}>
        <StickerGrid
          filter={filter}
          stickers={stickersIn(filter, stickers, held)}
          onComeNear={StickerDialog.preload}
          onOpen={show}
        />
      </Tabs>
      <Suspense fallback={null}>
        {open && (
          <StickerDialog
            own={open}
            isSaving={isPending}
            onPin={() => pin(open)}
            onClose={() => setOpenId(null)}
          />
        )}
      </Suspense>
    </>
  );
}
