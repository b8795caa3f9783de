import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';

type Props = { what: string; error: unknown; isAsking: boolean; onAskAgain: () => void };

export function DidNotLoad({ what, error, isAsking, onAskAgain }: Props) {
  return (
    <Notice
      kind="error"
      title={`${what} did not load`}
      action={
        <Button kind="outline" size="small" pending={isAsking} onClick={onAskAgain}>
          Try again
        </Button>
      }
    >
      {errorMessage(error, 'Something went wrong on the way.')} Nothing was changed.
    </Notice>
  );
}
