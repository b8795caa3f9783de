import { isMissingChunk } from '#frontend/lib/error-boundary.tsx';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Page } from '#frontend/ui/page.tsx';

/** Where a broken screen ends up. What is stored is safe; a reload fetches the app anew. */
export function ErrorScreen({ error }: { error: Error }) {
  return (
    <Page width="reading">
      <Notice
        kind="error"
        title={
          isMissingChunk(error)
            ? 'This part of Yet could not be loaded'
            : 'Something went wrong on this page'
        }
        action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
      >
        {isMissingChunk(error)
          ? 'There may be a newer version, or the connection was lost. What you saved is safe.'
          : 'What you saved is safe. Reloading usually helps.'}
      </Notice>
    </Page>
  );
}
