import { holdDataDir } from './lib/local/data-lock.ts';
import { endChildrenWithThis } from './lib/local/ends.ts';
import { orSayWhy } from './lib/local/failures.ts';
import { openGateway } from './lib/local/gateway.ts';
import { buildFrontend, prepareDatabase } from './lib/prepare.ts';
import { startTool } from './lib/run.ts';
import { say } from './lib/say.ts';
import { readSettings } from './lib/settings.ts';
import { buildWorker } from './lib/worker-build.ts';

/** Vite serves the pages with hot reload at PORT, and passes the API on to the Worker, which is built at each change. */
await orSayWhy(async () => {
  const settings = readSettings();
  const { port, dataDir, appUrl } = settings;
  // Vite takes it later; whether it can is said now.
  await (await openGateway(port, appUrl)).close();
  const gateway = await openGateway(0, appUrl);
  const lock = holdDataDir(dataDir, 'dev');
  endChildrenWithThis();
  prepareDatabase(dataDir);
  // Vite serves the pages here; the Worker still imports what the build made of them.
  await buildFrontend();
  let reload = async () => {};
  await buildWorker({ watch: () => void reload() });

  const pages = startTool('vite', ['--port', String(port), '--strictPort', '--logLevel', 'warn'], {
    API_ORIGIN: `http://127.0.0.1:${gateway.port}`,
    APP_HOST: new URL(appUrl).hostname,
  });
  pages.on('exit', (code) => process.exit(code ?? 0));
  const origin = `http://localhost:${port}`;
  const { serve } = await import('./lib/local/serve.ts');
  const alsoClose = () => void pages.kill();
  const runtime = await serve({ settings, gateway, lock, origin, logLevel: 'warn', alsoClose });
  reload = () => runtime.reload();
  say(`Serving with hot reload at ${origin}`);
});
