import { useQueryClient } from '@tanstack/react-query';
import { allPages, goalsQuery } from '#frontend/api/goals/goals.ts';
import { closeOutbox } from '#frontend/outbox/outbox.state.ts';
import { outboxOf } from '#frontend/outbox/page-outbox.ts';
import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#frontend/ui/feedback/dialog.tsx';
import styles from './outbox-dialog.module.css';
import { OutboxItem } from './outbox-item.tsx';

/** Everything that this device keeps until the server has it, and what can be done about each. */
export function OutboxDialog({ held }: { held: QueuedWrite[] }) {
  const client = useQueryClient();
  const loaded = client.getQueryData(goalsQuery.queryKey);
  const goals = loaded ? allPages(loaded) : [];
  const isAnyWaiting = held.some(({ state }) => state === 'waiting');

  return (
    <Dialog
      open
      onClose={closeOutbox}
      title="Not sent yet"
      description="This is kept on this device until it reaches Yet. It’s sent by itself as soon as possible."
    >
      <ul className={styles.items}>
        {held.map((queued) => (
          <OutboxItem key={queued.id} queued={queued} goals={goals} />
        ))}
      </ul>
      <DialogActions>
        <Button kind="outline" onClick={closeOutbox}>
          Close
        </Button>
        {isAnyWaiting && <Button onClick={() => outboxOf(client).sendAll()}>Send now</Button>}
      </DialogActions>
    </Dialog>
  );
}
