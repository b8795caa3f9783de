import { useLocation } from 'wouter';
import { useAnswerNotice } from '#frontend/api/safety.ts';
import { closeSafetyNotice } from '#frontend/state/safety-notice.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { ChoiceButtons } from '#frontend/ui/controls/choice-buttons.tsx';
import { Dialog, DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import { SafetyWords } from '#frontend/ui/text/safety-words.tsx';
import type { SafetyNotice } from '#schema/contracts/safety.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

const TITLES: Record<SafetyNotice['level'], string> = {
  check: 'Eden would like to ask first',
  care: 'You come first',
  stance: 'A word about this',
};

/**
 * Words of care on something written in a journal, a goal, a note or a cheer: they stay until they
 * are closed.
 */
export function SafetyDialog({ notice }: { notice: SafetyNotice }) {
  const { mutate: answer, isPending } = useAnswerNotice();
  const [, navigate] = useLocation();
  const choose = (value: string) =>
    answer(value, { onSuccess: ({ safetyNotice }) => safetyNotice ?? closeSafetyNotice() });
  return (
    <Dialog open onClose={closeSafetyNotice} title={TITLES[notice.level]}>
      <SafetyWords text={notice.message} />
      {notice.choices && (
        <ChoiceButtons choices={notice.choices} isDisabled={isPending} onChoose={choose} />
      )}
      <DialogActions>
        <Button kind="quiet" onClick={closeSafetyNotice}>
          Close
        </Button>
        {notice.level === 'care' && (
          <Button
            onClick={() => {
              closeSafetyNotice();
              navigate(PATHS.eden);
            }}
          >
            Write to Eden
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
