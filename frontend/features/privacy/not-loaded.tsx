import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';

/** While a choice or what is told is not here: its shape, or why not. */
export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <Skeleton />;
  return (
    <Notice
      kind="error"
      action={
        <Button kind="outline" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {errorMessage(error, 'This did not load.')} Your choices haven’t changed.
    </Notice>
  );
}
