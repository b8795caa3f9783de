// Runs every script: `node scripts/run.mjs start`. It runs on whatever Node the machine has, so it
// is plain JavaScript without dependencies; what it starts runs on the Node that the project pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const [task, ...args] = process.argv.slice(2);

/** Scripts are TypeScript that Node runs as it is, and wrangler asks for 22 or later. */
const NEEDED = [22, 18];

function isAtLeast(version, [major, minor]) {
  const [have, haveMinor] = version.replace(/^v/, '').split('.').map(Number);
  return have > major || (have === major && haveMinor >= minor);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installDependencies() {
  const stamp = join(modules, '.yet-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('• Installing dependencies from the lock file');
  const done = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) stop('npm could not install the dependencies; its reason is above.');
  writeFileSync(stamp, lock);
}

function findNode() {
  const pinned = join(modules, '.bin', 'node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (isAtLeast(process.version, NEEDED)) return process.execPath;
  return stop(
    `This machine has Node ${process.version}, and no pinned build fits it: please install Node 24 (${NEEDED.join('.')} is the least) and try again.`,
  );
}

if (!isAtLeast(process.version, [20, 19]))
  stop(`Node 20.19 or later is needed; this is ${process.version}.`);
if (!task || !existsSync(join(root, 'scripts', `${task}.ts`)))
  stop(`There is no script called ${task}.`);
installDependencies();

/** Scripts that serve until they are told to end. */
const isServer = task === 'start' || task === 'dev';
// What such a script starts is in a group with it, and ends with it.
const hasGroup = isServer && process.platform !== 'win32';

function parentOf(pid) {
  try {
    // After the name, which is in brackets and may hold anything: state, then the parent's id.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return Number(
      spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? 0,
    );
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const child = spawn(
  findNode(),
  ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${task}.ts`), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    detached: hasGroup,
    env: {
      ...process.env,
      PATH: join(modules, '.bin') + delimiter + process.env.PATH,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm ends its shell on a signal, but not what the shell runs; killed, not even that: whoever has
// lost those that started them ends too.
const parent = process.ppid;
const npm = process.env.npm_lifecycle_event && parent > 1 ? parentOf(parent) : 0;
const isLost = () => process.ppid !== parent || (npm > 1 && !isAlive(npm));
setInterval(() => isLost() && child.kill('SIGTERM'), 1000).unref();
child.on('exit', (code, signal) => {
  try {
    if (hasGroup) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody is left in it.
  }
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
});
