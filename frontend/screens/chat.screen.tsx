import { CoachChat } from '#frontend/features/coach/talk/coach-chat.island.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { Skeleton } from '#frontend/ui/skeleton.tsx';

export function ChatScreen() {
  return (
    <Page>
      <Island name="The chat with Eden" skeleton={<Skeleton shape="form" />}>
        <CoachChat />
      </Island>
    </Page>
  );
}
