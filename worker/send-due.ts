import type { Deps } from '#worker/context.ts';
import { sendDueMails } from '#worker/features/mail-plans/mail-pass.service.ts';
import { sendDueReminders } from '#worker/features/reminders/pass.service.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';

/** A run ends before the next one begins. */
const RUN_MS = 50_000;

/**
 * Sends what people chose to be sent and what is due now, on all shards: reminders first, since
 * they name a minute, then the mails that have hours. Running it twice at once does no harm.
 */
export async function sendWhatIsDue(deps: Deps, runMs = RUN_MS): Promise<void> {
  const end = startDeadline(runMs);
  await sendDueReminders(deps, end);
  await sendDueMails(deps, end);
}
