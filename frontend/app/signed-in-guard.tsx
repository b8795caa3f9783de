import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { userQuery } from '#frontend/api/user.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Spinner } from '#frontend/ui/feedback/spinner.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { signInPath } from '#schema/urls/page-paths.ts';

/**
 * Shows its children to a signed-in person; a visitor goes to the sign-in page, which remembers the
 * way back.
 */
export function SignedInGuard({ children }: { children: ReactNode }) {
  const { data: user, isPending, error, refetch } = useQuery(userQuery);

  if (isPending) return <Spinner page label="Loading" />;
  // A look for what is new that fails takes nothing away.
  if (error && !user) {
    return (
      <Page>
        <Notice
          kind="error"
          title="Yet did not load"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {errorMessage(error, 'Something went wrong.')} What you saved is safe.
        </Notice>
      </Page>
    );
  }
  if (!user) return <ToSignIn />;
  return children;
}

/** The sign-in page is a document of its own: going there drops whatever is in memory. */
function ToSignIn() {
  useEffect(() => {
    const { pathname, search } = window.location;
    window.location.replace(signInPath(pathname + search));
  }, []);
  return null;
}
