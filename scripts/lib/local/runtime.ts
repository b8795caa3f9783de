import { randomBytes } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response } from 'miniflare';
import { EVERY_MINUTE, EVERY_QUARTER } from '#worker/triggers.ts';
import { boundDatabases } from '../databases.ts';
import { type KeptMail, keepMail } from '../mailbox.ts';
import { inRoot } from '../paths.ts';
import type { GatewayTarget } from './gateway.ts';
import { readPlatform } from './platform.ts';

const APP = 'yet';
const FRONT = inRoot('scripts', 'lib', 'local', 'front.worker.mjs');

/** What is printed of what the Worker logs. */
const LEVELS = { error: ['error'], warn: ['error', 'warn'] };

export interface RuntimeChoices {
  dataDir: string;
  /** The Worker's settings. */
  settings: Record<string, string>;
  logLevel: keyof typeof LEVELS;
  /** The folder with the built Worker. */
  built: string;
  /** The folder with the files that are served as they are; without one, those of the build. */
  files?: string;
  /** Services of this process that the Worker can call, by the binding's name. */
  services?: Record<string, Service>;
}

type Service = (request: { json(): Promise<unknown> }) => Promise<Response>;

export interface Runtime {
  behind: GatewayTarget;
  /** Runs what was built since. */
  reload(): Promise<void>;
  /** Does what the platform has done by the clock: see `worker/sweep.ts`. */
  sweep(): Promise<unknown>;
  /** Sends the reminders and mails that are due: `worker/send-due.ts`. */
  sendDue(): Promise<unknown>;
  /** Statements as one batch, in the database of that name. @returns the rows of each */
  ask(database: string, statements: string[]): Promise<Record<string, unknown>[][]>;
  close(): Promise<void>;
}

/** The method of the simulator's proxy that its types leave out. */
interface Swept {
  scheduled(controller: { cron: string }): Promise<unknown>;
}

class PlainLog extends Log {
  protected override log(message: string): void {
    console.error(stripVTControlCharacters(message));
  }
}

/** What earlier versions left of people's mails and requests, and what a killed runtime leaves. */
function forgetTraces(dataDir: string): void {
  for (const left of ['tmp', join('v3', 'observability'), 'settings.env'])
    rmSync(join(dataDir, left), { recursive: true, force: true });
}

/** The app as it was built: its entry, and the parts that it imports. */
const modulesIn = (built: string) =>
  ['index.js', ...globSync('parts/*.js', { cwd: built })].map((path) => ({
    type: 'ESModule' as const,
    path: join(built, path),
    contents: readFileSync(join(built, path), 'utf8'),
  }));

/**
 * Runs the built Worker as Cloudflare's own simulator does, through its API and not by `wrangler
 * dev`: without that one's explorer, triggers, inspector, registry and traces. It listens on a port
 * of its own choice, where only the gateway is let in.
 */
export async function startRuntime(choices: RuntimeChoices): Promise<Runtime> {
  const { dataDir, settings, logLevel, built, files, services } = choices;
  forgetTraces(dataDir);
  // For passing files, which go when the next one starts if this one is killed.
  process.env['TMPDIR'] = join(dataDir, 'tmp');
  mkdirSync(process.env['TMPDIR'], { recursive: true, mode: 0o700 });
  const { worker, vars } = await readPlatform();
  const secret = randomBytes(32).toString('hex');

  const options = () =>
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      resourcePersistencePath: join(dataDir, 'v3'),
      unsafeLocalExplorer: false,
      unsafeObservability: false,
      unsafeTriggerHandlers: false,
      telemetry: { enabled: false },
      logRequests: false,
      log: new PlainLog(LogLevel.ERROR),
      handleStructuredLogs({ level, message }) {
        if (LEVELS[logLevel].includes(level)) console.error(stripVTControlCharacters(message));
      },
      workers: [
        {
          name: 'front',
          compatibilityDate: worker.compatibilityDate,
          modules: [{ type: 'ESModule', path: FRONT }],
          bindings: { GATE_SECRET: secret },
          serviceBindings: {
            APP,
            async KEEP_MAIL(request: Parameters<Service>[0]) {
              keepMail(dataDir, (await request.json()) as KeptMail);
              return new Response(null, { status: 204 });
            },
          },
          unsafeRegisterWorker: false,
        },
        {
          ...worker,
          name: APP,
          modulesRoot: built,
          modules: modulesIn(built),
          bindings: { ...vars, ...settings },
          serviceBindings: { ...services, EMAIL: { name: 'front', entrypoint: 'Mailbox' } },
          ...(files && { assets: { ...worker.assets, directory: files } }),
          unsafeRegisterWorker: false,
        },
      ],
    } as Parameters<typeof convertV4MiniflareOptions>[0]);

  const miniflare = new Miniflare(options());
  const { origin } = await miniflare.ready;
  const scheduled = async (cron: string) =>
    ((await miniflare.getWorker(APP)) as unknown as Swept).scheduled({ cron });
  return {
    behind: { origin, secret },
    reload: () => miniflare.setOptions(options()),
    sweep: () => scheduled(EVERY_QUARTER),
    sendDue: () => scheduled(EVERY_MINUTE),
    async ask(database, statements) {
      const { shard } = boundDatabases().find(({ name }) => name === database) ?? { shard: 0 };
      const db = await miniflare.getD1Database(shard === 0 ? 'DB' : `DB_${shard}`, APP);
      const answers = await db.batch<Record<string, unknown>>(
        statements.map((statement) => db.prepare(statement)),
      );
      return answers.map(({ results }) => results);
    },
    close: () => miniflare.dispose(),
  };
}
