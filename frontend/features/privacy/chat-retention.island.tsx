import { Suspense, useState } from 'react';
import { usePreviewRetention } from '#frontend/api/privacy.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { ChoiceList } from '#frontend/ui/controls/choice-list.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import type { RetentionPreview } from '#schema/contracts/privacy.ts';
import { CHAT_RETENTION_DAYS, type ChatRetentionDays } from '#schema/contracts/privacy-choices.ts';
import styles from './eden-voice.module.css';
import { NotLoaded } from './not-loaded.tsx';
import { isShorter, retentionWords } from './privacy-words.rules.ts';
import { usePrivacy } from './use-privacy.ts';

const ShorterDialog = lazyComponent(() =>
  import('./shorter-dialog.tsx').then((m) => m.ShorterDialog),
);

const FOREVER = 0;
const CHOICES = [
  { value: FOREVER, text: 'Until I delete them' },
  ...CHAT_RETENTION_DAYS.map((days) => ({ value: days, text: `${days} days` })),
];

/** How long what was said to Eden is kept. Nothing is deleted before it was said what. */
export function ChatRetention() {
  const { settings, error, refetch, choose, isPending } = usePrivacy();
  const preview = usePreviewRetention();
  const [asked, setAsked] = useState<{ days: ChatRetentionDays; preview: RetentionPreview } | null>(
    null,
  );

  const chooseDays = async (value: number) => {
    const days = CHAT_RETENTION_DAYS.find((known) => known === value) ?? null;
    if (days === null || !isShorter(days, settings?.chatRetentionDays ?? null)) {
      choose({ chatRetentionDays: days });
      return;
    }
    try {
      const found = await preview.mutateAsync(days);
      if (found.exchanges === 0) choose({ chatRetentionDays: days });
      else setAsked({ days, preview: found });
    } catch (failure) {
      showToast({
        title: 'Not changed',
        description: errorMessage(
          failure,
          'We couldn’t count what it would delete. Please try again.',
        ),
        kind: 'destructive',
      });
    }
  };

  return (
    <SettingsItem
      title="How long chats are kept"
      state={settings && retentionWords(settings.chatRetentionDays)}
    >
      {settings ? (
        <div className={styles.voices}>
          <p>
            Each exchange with Eden is deleted after this time. Journal entries and the feedback on
            them stay.
          </p>
          <ChoiceList
            legend={<span className="visually-hidden">Keep chats</span>}
            choices={CHOICES}
            value={settings.chatRetentionDays ?? FOREVER}
            onChoose={chooseDays}
            disabled={preview.isPending}
          />
        </div>
      ) : (
        <NotLoaded error={error} onRetry={refetch} />
      )}
      <Suspense fallback={null}>
        {asked && (
          <ShorterDialog
            {...asked}
            isPending={isPending}
            onClose={() => setAsked(null)}
            onConfirm={() => choose({ chatRetentionDays: asked.days }, () => setAsked(null))}
          />
        )}
      </Suspense>
    </SettingsItem>
  );
}
