import { keepMails } from './lib/mailbox.ts';
import { buildFrontend, prepareDatabase } from './lib/prepare.ts';
import { startTool } from './lib/run.ts';
import { say } from './lib/say.ts';
import { readSettings } from './lib/settings.ts';
import { buildWorker } from './lib/worker-build.ts';

/** The Worker listens here; Vite serves the pages with hot reload at PORT and passes the API on. */
const API_PORT_OFFSET = 1;

const { port, dataDir, envFile } = readSettings();
const apiPort = port + API_PORT_OFFSET;
prepareDatabase(dataDir);
// Vite serves the pages here; the Worker still imports what the build made of them.
await buildFrontend();
await buildWorker({ watch: true });
say(`Serving with hot reload at http://localhost:${port}`);
const worker = startTool(
  'wrangler',
  [
    'dev',
    ...['--port', String(apiPort), '--ip', '127.0.0.1'],
    ...['--persist-to', dataDir, '--env-file', envFile],
    ...['--show-interactive-dev-session=false', '--log-level', 'warn'],
  ],
  keepMails(dataDir),
);
const pages = startTool('vite', ['--port', String(port), '--strictPort', '--logLevel', 'warn'], {
  API_ORIGIN: `http://127.0.0.1:${apiPort}`,
});
for (const child of [worker, pages]) {
  child.on('exit', (code) => {
    worker.kill();
    pages.kill();
    process.exit(code ?? 0);
  });
}
