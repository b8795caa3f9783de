import { holdDataDir } from './lib/local/data-lock.ts';
import { endChildrenWithThis } from './lib/local/ends.ts';
import { orSayWhy } from './lib/local/failures.ts';
import { openGateway } from './lib/local/gateway.ts';
import { log } from './lib/log.ts';
import { buildAll, prepareDatabase } from './lib/prepare.ts';
import { readSettings } from './lib/settings.ts';
import { WORKER } from './lib/worker-build.ts';

/** Serves the app on this machine: the port first, then the data, then all that takes time. */
await orSayWhy(async () => {
  const settings = readSettings();
  const { port, dataDir, appUrl } = settings;
  const gateway = await openGateway(port, appUrl);
  const lock = holdDataDir(dataDir, 'start');
  endChildrenWithThis();
  prepareDatabase(dataDir);
  await buildAll();
  // It takes a moment to load, which those who come to a taken port need not wait for.
  const { serve } = await import('./lib/local/serve.ts');
  const origin = `http://localhost:${port}`;
  await serve({ settings, gateway, lock, origin, runs: { logLevel: 'error', built: WORKER } });
  log(`Serving at ${origin}`);
});
