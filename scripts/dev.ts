import { rmSync } from 'node:fs';
import { devPages, rendererFor } from './lib/dev/dev-pages.ts';
import { devTexts } from './lib/dev/dev-texts.ts';
import { startVite } from './lib/dev/vite-server.ts';
import { holdDataDir } from './lib/local/data-lock.ts';
import { endChildrenWithThis } from './lib/local/ends.ts';
import { orSayWhy } from './lib/local/failures.ts';
import { openGateway } from './lib/local/gateway.ts';
import type { Runtime } from './lib/local/runtime.ts';
import { serve } from './lib/local/serve.ts';
import { log } from './lib/log.ts';
import { CACHE, inRoot } from './lib/paths.ts';
import { compileContent, prepareDatabase } from './lib/prepare.ts';
import { readSettings } from './lib/settings.ts';
import { buildWorker } from './lib/worker-build.ts';

/** Apart from the Worker that `npm start` and a deploy take. */
const built = `${CACHE}/dev-worker`;

/**
 * The app while it is worked on. Vite has PORT: it serves modules with hot reload, and passes
 * everything else to the Worker, pages too, which is built anew at each change. The Worker has its
 * pages rendered by Vite. Nothing else is built.
 */
await orSayWhy(async () => {
  const settings = readSettings();
  const { port, dataDir, appUrl } = settings;
  // Vite takes it later; whether it can is said now.
  await (await openGateway(port, appUrl)).close();
  const gateway = await openGateway(0, appUrl, port);
  const lock = holdDataDir(dataDir, 'dev');
  endChildrenWithThis();
  prepareDatabase(dataDir);
  compileContent();
  const vite = await startVite({
    port,
    worker: `http://127.0.0.1:${gateway.port}`,
    host: new URL(appUrl).hostname,
  });
  let runtime: Runtime | undefined;
  // A Worker that cannot start says why; the next edit may mend it.
  const reload = () => runtime?.reload().catch((error: unknown) => console.error(error));
  // Parts have names that may be gone since.
  rmSync(built, { recursive: true, force: true });
  await buildWorker({
    outDir: built,
    watch: () => void reload(),
    plugins: [devPages(vite), devTexts(built)],
  });
  runtime = await serve({
    settings,
    gateway,
    lock,
    origin: `http://localhost:${port}`,
    runs: {
      logLevel: 'warn',
      built,
      files: inRoot('frontend', 'public'),
      services: { RENDER_PAGE: rendererFor(vite) },
    },
    alsoClose: () => vite.close(),
  });
  log(`Serving with hot reload at http://localhost:${port}`);
});
