import { type FormEvent, useState } from 'react';
import { useSaveCoachPreferences } from '#frontend/api/coach.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { RadioGroup } from '#frontend/ui/controls/radio-group.tsx';
import { EdenDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { Dialog, DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import type { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';
import type { User } from '#schema/contracts/users.ts';
import { PERSONALITIES, SAMPLE_MESSAGE, STYLES, sampleReply, TONES } from './coach-manner.rules.ts';
import styles from './coach-settings-dialog.module.css';

/**
 * The choice of Eden's manner, with a sample of her words. It changes neither her knowledge nor the
 * safety rules.
 */
export function CoachSettingsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [manner, setManner] = useState<CoachPreferences>({
    coachPersonality: user.coachPersonality,
    coachTone: user.coachTone,
    coachStyle: user.coachStyle,
  });
  const { mutate: save, isPending } = useSaveCoachPreferences();
  const choose = (change: Partial<CoachPreferences>) => setManner({ ...manner, ...change });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(manner, {
      onSuccess: () => {
        showToast({
          title: 'Preferences Updated',
          description: "Eden's coaching style has been customized to your preferences",
        });
        onClose();
      },
      onError: (failure) =>
        showToast({
          title: 'Update Failed',
          description: errorMessage(failure, 'Could not update coaching preferences'),
          kind: 'destructive',
        }),
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Customize Eden"
      description="This changes how she speaks, from her next reply on."
    >
      <form onSubmit={submit}>
        <RadioGroup
          label="Personality"
          choices={PERSONALITIES}
          value={manner.coachPersonality}
          onChange={(coachPersonality) => choose({ coachPersonality })}
        />
        <RadioGroup
          label="Tone"
          choices={TONES}
          value={manner.coachTone}
          onChange={(coachTone) => choose({ coachTone })}
        />
        <RadioGroup
          label="Approach"
          choices={STYLES}
          value={manner.coachStyle}
          onChange={(coachStyle) => choose({ coachStyle })}
        />
        <section className={styles.sample} aria-label="How Eden would say it">
          <p className={styles.asked}>To “{SAMPLE_MESSAGE}” she would say:</p>
          <div className={styles.reply}>
            <EdenDrawing size={28} />
            <output>{sampleReply(manner)}</output>
          </div>
        </section>
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending}>
            {isPending ? 'Saving...' : 'Save preferences'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
