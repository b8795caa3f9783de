import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '#scripts/lib/prepare.ts';
import { PREPARED_DATABASE } from '#scripts/lib/prepared-database.ts';
import { freePort } from './real-app.ts';
import { alive, familyOf, portsOf, type Started, startScript } from './started.ts';

/**
 * `npm start` as whoever runs it at home has it, attacked from pages, from beside and by the
 * machine.
 */

const PASSWORD = 'Correct-horse-7';
/** What a terminal sends, and what leaves no time; the others with `npm run test:full`. */
const SIGNALS: readonly NodeJS.Signals[] = [
  'SIGINT',
  'SIGKILL',
  ...(process.env['FULL'] === '1' ? (['SIGTERM', 'SIGHUP'] as const) : []),
];
const folder = mkdtempSync(join(tmpdir(), 'yet-local-'));
/** Every process that a test started, to be ended by its id whatever happens. */
const begun = new Set<number>();
let count = 0;

beforeAll(() => prepareDatabase(PREPARED_DATABASE), 120_000);

/** A folder with a database that is up to date. */
function dataDir(): string {
  const made = join(folder, String(++count));
  cpSync(PREPARED_DATABASE, made, { recursive: true });
  return made;
}

interface Served extends Started {
  port: number;
  origin: string;
  data: string;
  family(): number[];
}

async function start({
  data = dataDir(),
  port = 0,
  byNpm = false,
  env = {},
} = {}): Promise<Served> {
  const chosen = port || (await freePort());
  const settings = { PORT: String(chosen), DATA_DIR: data, APP_URL: '', ...env };
  const started = startScript('start', [], settings, { byNpm });
  begun.add(started.child.pid as number);
  await started.says('Serving at');
  const family = () => familyOf(started.child.pid as number);
  for (const pid of family()) begun.add(pid);
  return { ...started, port: chosen, origin: `http://localhost:${chosen}`, data, family };
}

function endAll(): void {
  for (const pid of alive([...begun])) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }
  begun.clear();
}

/** The whole answer to bytes that no browser sends. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let text = '';
  for await (const piece of socket.setEncoding('latin1')) text += piece;
  return text;
}

/** The status for a request under another name than the address's. */
const fetchAs = (url: string, host: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', reject);
  });

const ask = (port: number, path: string, host = `localhost:${port}`) =>
  raw(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

async function send(origin: string, method: string, path: string, body: object, cookie = '') {
  return fetch(origin + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
    body: JSON.stringify(body),
  });
}

/** Somebody with an account. @returns their cookie */
async function register(origin: string, username: string, email?: string): Promise<string> {
  const answer = await send(origin, 'POST', '/api/register', {
    username,
    password: PASSWORD,
    email,
  });
  expect(answer.status).toBe(201);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const mailsIn = (data: string) => globSync('mailbox/*.txt', { cwd: data }).sort();

async function untilMails(data: string, number: number): Promise<string[]> {
  await expect.poll(() => mailsIn(data).length, { timeout: 10_000 }).toBe(number);
  return mailsIn(data).map((name) => readFileSync(join(data, name), 'utf8'));
}

afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

describe('a server that runs', () => {
  let app: Served;
  beforeAll(async () => {
    app = await start();
  }, 60_000);
  afterAll(endAll);

  it.each([
    '/cdn-cgi/explorer',
    '/cdn-cgi/explorer/api/d1/database',
    '/cdn-cgi/local/explorer',
    '/cdn-cgi/local/explorer/api/d1/database',
    '/cdn-cgi/local/platform-proxy',
    '/cdn-cgi/local/scheduled',
    '/cdn-cgi/local/email',
    '/cdn-cgi/local/r2/public',
    '/cdn-cgi/mf/scheduled',
    '/cdn-cgi/mf/reload',
    '/cdn-cgi/handler/scheduled',
    '/cdn-cgi/handler/email',
    '/cdn-cgi/ProxyWorker/play',
    '/api/../cdn-cgi/local/explorer',
    '/api\\..\\cdn-cgi/local/scheduled',
    '/__scheduled',
    '/core/error',
    '/core/log',
    '/core/dev-registry',
    '/core/store-temp-file?prefix=email/x',
    '/browser/launch',
    '/json/list',
    '/json/version',
  ])('answers nothing of the runtime at %s', async (path) => {
    const answer = await ask(app.port, path);
    expect(answer).toMatch(/^HTTP\/1.1 (404|400) /);
    expect(answer).not.toMatch(/explorer|miniflare|workerd|devtools/i);
  });

  it('shows nothing to whoever finds its other ports', async () => {
    const ports = portsOf(app.family());
    expect(ports).toContain(app.port);
    const others = ports.filter((port) => port !== app.port);
    expect(others.length).toBeGreaterThan(0);
    for (const port of others)
      for (const path of [
        '/',
        '/api/user',
        '/cdn-cgi/local/explorer',
        '/cdn-cgi/local/scheduled',
        '/json/list',
      ])
        for (const host of [`localhost:${port}`, `localhost:${app.port}`, 'evil.example'])
          expect([path, host, await ask(port, path, host)]).toEqual([
            path,
            host,
            expect.stringMatching(
              /^HTTP\/1.1 40[034] .*\r\n\r\n(Forbidden|0\r\n\r\n|9\r\nForbidden\r\n0\r\n\r\n|Invalid .* header)?$/s,
            ),
          ]);
  });

  it('answers under its own names alone', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      expect(await ask(app.port, '/api/user', `${name}:${app.port}`)).toMatch(/^HTTP\/1.1 401 /);
    for (const name of [
      'evil.example',
      `evil.example:${app.port}`,
      'localhost',
      `192.168.1.2:${app.port}`,
    ])
      expect(await ask(app.port, '/api/user', name)).toMatch(/^HTTP\/1.1 421 .*Yet answers at/s);
    expect((await fetch(`http://[::1]:${app.port}/api/user`)).status).toBe(401);
  });

  it('refuses what is too long with the app’s own words, and tells lengths', async () => {
    const long = await send(app.origin, 'POST', '/api/login', { username: 'x'.repeat(3_000_000) });
    expect([long.status, long.headers.get('content-type')]).toEqual([
      413,
      expect.stringMatching(/json/),
    ]);
    const icon = await fetch(`${app.origin}/favicon.png`);
    expect(Number(icon.headers.get('content-length'))).toBe((await icon.arrayBuffer()).byteLength);
  });

  it('is not joined by another on the same data, but by scripts that ask it', async () => {
    const env = { DATA_DIR: app.data, APP_URL: '' };
    const second = startScript('start', [], { ...env, PORT: String(await freePort()) });
    expect(await second.ended()).toBe(1);
    expect(second.output().trim()).toMatch(
      new RegExp(
        `^The data in \\S+ is in use by another Yet \\(${app.origin}, process \\d+, npm run start\\)\\. [^\n]+$`,
      ),
    );
    await register(app.origin, 'Dora');
    const backup = join(folder, 'backup.sql');
    writeFileSync(backup, '');
    const restore = startScript('restore', [backup], env);
    expect([await restore.ended(), restore.output()]).toEqual([
      1,
      expect.stringContaining('is in use by'),
    ]);
    rmSync(backup);
    const save = startScript('backup', [backup], env);
    expect([await save.ended(), save.output()]).toEqual([0, expect.stringContaining('Writing')]);

    await register(app.origin, 'Cleo');
    expect(readFileSync(backup, 'utf8')).toContain("'Dora'");
    const admin = startScript('admin', ['make', 'Cleo'], env);
    expect([await admin.ended(), admin.output()]).toEqual([
      0,
      expect.stringContaining('Cleo is an admin now'),
    ]);
    const list = startScript('admin', ['list'], env);
    expect([await list.ended(), list.output().trim()]).toEqual([0, 'Cleo']);
    expect((await fetch(`${app.origin}/api/user`)).status).toBe(401);
  });

  it('keeps every mail, to however long an address, and writes its secrets nowhere else', async () => {
    const long = `${'l'.repeat(64)}@${'d'.repeat(60)}.${'e'.repeat(60)}.example.org`;
    const already = mailsIn(app.data).length;
    const cookie = await register(app.origin, 'Ada', long);
    await register(app.origin, 'Bob', 'bob@mail.org');
    const { length: before } = await untilMails(app.data, already + 2);
    for (const email of [long, 'bob@mail.org'])
      await send(app.origin, 'POST', '/api/reset-password', { email });
    const texts = await untilMails(app.data, before + 2);
    const token = /token=([\w-]{20,})/.exec(texts.at(-1) as string)?.[1] as string;
    expect(token).toBeTruthy();
    const open = await fetch(`${app.origin}/reset-password?token=${token}`);
    expect(open.status).toBe(200);
    const newPassword = `${PASSWORD}-new`;
    const reset = await send(app.origin, 'POST', '/api/set-new-password', { token, newPassword });
    expect(reset.status).toBeLessThan(300);
    await fetch(`${app.origin}/api/user`, { headers: { Cookie: cookie } });
    // What is written late is written by the end.
    process.kill(app.child.pid as number, 'SIGTERM');
    expect(await app.ended()).toBe(0);

    const secrets = {
      token,
      cookie: cookie.split('=')[1] as string,
      password: PASSWORD,
      newPassword,
    };
    const files = globSync('**/*', { cwd: app.data }).filter((name) =>
      statSync(join(app.data, name)).isFile(),
    );
    const holding = (secret: string) =>
      files.filter((name) => readFileSync(join(app.data, name), 'latin1').includes(secret));
    // The control: it is found where it may be.
    expect(holding(token).some((name) => name.startsWith('mailbox/'))).toBe(true);
    for (const [name, secret] of Object.entries(secrets)) {
      const elsewhere = holding(secret).filter((file) => !file.startsWith('mailbox/'));
      expect([name, elsewhere]).toEqual([name, []]);
      expect(app.output()).not.toContain(secret);
    }
    expect(readdirSync(join(app.data, 'v3'))).not.toContain('observability');
  });
}, 60_000);

describe('a start that cannot be', () => {
  afterEach(endAll);

  async function failed(env: Record<string, string>) {
    const started = startScript('start', [], { APP_URL: '', ...env });
    begun.add(started.child.pid as number);
    const code = await started.ended();
    return { code, said: started.output() };
  }

  /** One sentence or two, in one line without colours; nothing of a trace. */
  const sentence = (words: string) => expect.stringMatching(new RegExp(`^${words}[^\u001b\n]*\n$`));

  it('says that the port is taken, before it does anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const data = join(folder, 'never-made');
    const { code, said } = await failed({ PORT: String(port), DATA_DIR: data });
    other.close();
    expect([code, said]).toEqual([
      1,
      sentence(
        `Port ${port} is in use by another program\\. Stop it, or choose another: PORT=${port + 1} npm start`,
      ),
    ]);
    expect(globSync('*', { cwd: data })).toEqual([]);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ SESSION_SECRETS: 'short' }, 'SESSION_SECRETS must hold'],
    [{ APP_URL: 'yet.example' }, 'APP_URL must be'],
  ])('says which setting is wrong: %j', async (env, words) => {
    const { code, said } = await failed({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      ...env,
    });
    expect([code, said]).toEqual([1, sentence(words)]);
  });

  it('says that its folder is none', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const port = String(await freePort());
    for (const data of [file, join(file, 'below')])
      expect(await failed({ PORT: port, DATA_DIR: data })).toMatchObject({
        code: 1,
        said: sentence('.*is no folder'),
      });
  });

  it('says that the database cannot be brought up to date', async () => {
    const data = join(folder, 'broken');
    const database = globSync('v3/d1/*/*.sqlite', { cwd: PREPARED_DATABASE }).find(
      (name) => !/metadata/.test(name),
    );
    cpSync(PREPARED_DATABASE, data, { recursive: true });
    for (const name of globSync('v3/d1/*/*-{wal,shm}', { cwd: data })) rmSync(join(data, name));
    writeFileSync(
      join(data, database as string),
      'this is no database, and was one once'.repeat(200),
    );
    rmSync(join(data, 'database.stamp'));
    const { code, said } = await failed({ PORT: String(await freePort()), DATA_DIR: data });
    expect([code, said.replace(/^• .*\n/, '')]).toEqual([
      1,
      sentence('The database in .* could not be brought up to date'),
    ]);
  });
}, 60_000);

describe('an end', () => {
  afterEach(endAll);

  async function untilNobodyIsLeft(family: number[]): Promise<void> {
    await expect.poll(() => alive(family), { timeout: 6000, interval: 100 }).toEqual([]);
  }

  it.each(SIGNALS)('of npm by %s is the end of all', async (signal) => {
    const app = await start({ byNpm: true });
    const family = app.family();
    expect(family.length).toBeGreaterThan(3);
    // A terminal tells the whole group; whoever kills means one.
    const { pid } = app.child;
    process.kill(signal === 'SIGINT' ? -(pid as number) : (pid as number), signal);
    await untilNobodyIsLeft(family);
  });

  it('of npm run dev is the end of all, which foreign names never saw', async () => {
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: dataDir(), APP_URL: '' };
    const { child, says } = startScript('dev', [], env, { byNpm: true });
    begun.add(child.pid as number);
    await says('Serving with hot reload');
    const family = familyOf(child.pid as number);
    for (const pid of family) begun.add(pid);
    const own = (path: string, host = `localhost:${port}`) =>
      fetchAs(`http://localhost:${port}${path}`, host).catch(() => 0);
    await expect.poll(() => own('/api/user'), { timeout: 10_000 }).toBe(401);
    expect(await own('/api/user', 'evil.example')).toBe(403);
    for (const other of portsOf(family).filter((each) => each !== port))
      expect([400, 403, 404, 421]).toContain(
        await fetchAs(`http://127.0.0.1:${other}/`, 'evil.example'),
      );
    process.kill(child.pid as number, 'SIGKILL');
    await untilNobodyIsLeft(family);
  });

  it('of the script by SIGKILL is the end of all, and its lock is nobody’s', async () => {
    const app = await start();
    const family = app.family();
    await register(app.origin, 'Ada');
    process.kill(app.child.pid as number, 'SIGKILL');
    const again = await start({ data: app.data, port: app.port });
    const login = await send(again.origin, 'POST', '/api/login', {
      username: 'Ada',
      password: PASSWORD,
    });
    expect(login.status).toBe(200);
    await untilNobodyIsLeft(family);
    const members = again.family();
    process.kill(again.child.pid as number, 'SIGTERM');
    expect(await again.ended()).toBe(0);
    await untilNobodyIsLeft(members);
    expect(globSync('{in-use.json,tmp/*}', { cwd: again.data })).toEqual([]);
  });
}, 90_000);
