import { useQuery } from '@tanstack/react-query';
import { userQuery } from '#frontend/api/user.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Spinner } from '#frontend/ui/feedback/spinner.tsx';
import { VisitorWelcome } from './visitor-welcome.tsx';

const Chat = lazyComponent(() => import('./chat.tsx').then((m) => m.Chat));

/** Eden's page: a visitor is welcomed, a signed-in person comes in. */
export function CoachChat() {
  const { data: user, isPending, error, refetch } = useQuery(userQuery);
  if (isPending) return <Spinner page label="Loading" />;
  if (error && !user) {
    return (
      <Notice
        kind="error"
        title="Eden did not load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {errorMessage(error, 'Something went wrong.')} What you’ve said to her is safe.
      </Notice>
    );
  }
  return user ? <Chat key={user.id} user={user} /> : <VisitorWelcome />;
}
