import { keepMails } from './lib/mailbox.ts';
import { buildAll, prepareDatabase } from './lib/prepare.ts';
import { startTool } from './lib/run.ts';
import { say } from './lib/say.ts';
import { readSettings } from './lib/settings.ts';

const { port, dataDir, envFile } = readSettings();
prepareDatabase(dataDir);
await buildAll();
say(`Serving at http://localhost:${port}`);
const server = startTool(
  'wrangler',
  [
    'dev',
    ...['--port', String(port), '--ip', '127.0.0.1'],
    ...['--persist-to', dataDir, '--env-file', envFile],
    ...['--show-interactive-dev-session=false', '--log-level', 'error'],
  ],
  keepMails(dataDir),
);
server.on('exit', (code) => process.exit(code ?? 0));
