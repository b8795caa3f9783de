import { CoachChat } from '#frontend/features/coach/talk/coach-chat.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';

export function ChatScreen() {
  return (
    <Page>
      <Island name="The chat with Eden" skeleton={<Skeleton shape="form" />}>
        <CoachChat />
      </Island>
    </Page>
  );
}
