import type { LocalSettings } from '../settings.ts';
import { openControl } from './control.ts';
import type { DataLock } from './data-lock.ts';
import { endInOrder } from './ends.ts';
import type { Gateway } from './gateway.ts';
import { type RuntimeChoices, startRuntime } from './runtime.ts';

/** The interval of the sweep, as in `wrangler.toml`: the simulator has no scheduler. */
const SWEEP_EVERY_MS = 15 * 60_000;
/** And that of what is due to be sent. */
const SEND_EVERY_MS = 60_000;

interface Parts {
  settings: LocalSettings;
  gateway: Gateway;
  lock: DataLock;
  /** Where people find the pages. */
  origin: string;
  runs: Pick<RuntimeChoices, 'logLevel' | 'built' | 'files' | 'services'>;
  /** Ends what else was started. */
  alsoClose?(): Promise<void>;
}

/**
 * Starts the runtime behind a gateway that has the port, on data that is held; until it is told to
 * end.
 */
export async function serve({ settings, gateway, lock, origin, runs, alsoClose }: Parts) {
  const { dataDir, worker } = settings;
  const runtime = await startRuntime({ dataDir, settings: worker, ...runs });
  endInOrder(async () => {
    await Promise.all([alsoClose?.(), gateway.close(), runtime.close()]);
  });
  gateway.leadTo(runtime.behind);
  // What it could not do it does the next time; the Worker logs why.
  setInterval(() => void runtime.sweep().catch(() => undefined), SWEEP_EVERY_MS);
  const sendDue = () => void runtime.sendDue().catch(() => undefined);
  // What fell due while nothing ran is asked at once, where it is not too late.
  sendDue();
  setInterval(sendDue, SEND_EVERY_MS);
  lock.describe({ origin, control: await openControl(runtime) });
  return runtime;
}
