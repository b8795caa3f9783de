import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from '#worker/settings.ts';
import { log, stop } from './log.ts';
import { inRoot, ROOT } from './paths.ts';
import { newVapidKeys } from './vapid-keys.ts';

/** Settings that the Worker reads. The environment wins over the local file. */
const WORKER_SETTINGS = [
  'APP_URL',
  'SESSION_SECRETS',
  ...['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL'],
  ...['OPENAI_CHATS_PER_PERSON', 'OPENAI_FEEDBACKS_PER_PERSON', 'OPENAI_PLANS_PER_PERSON'],
  ...['OPENAI_CALLS_PER_DAY', 'OPENAI_CHARACTERS_PER_DAY', 'PROVIDER_TIMEOUT_MS'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'],
  ...['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_API_BASE'],
  ...['RESEND_API_KEY', 'MAIL_FROM'],
  'NEW_PEOPLE_SHARD',
  ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
  ...['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
];
const LOCAL_FILE = inRoot('.env');

export interface LocalSettings {
  port: number;
  dataDir: string;
  /** What the app takes for its own address. */
  appUrl: string;
  /** The Worker's settings, by name. */
  worker: Record<string, string>;
}

function readLocalFile(): Record<string, string | undefined> {
  if (!existsSync(LOCAL_FILE)) {
    log('Writing a local configuration with fresh secrets to .env');
    const secret = randomBytes(32).toString('base64url');
    const text = `# Made by npm start. .env.example says what else can be set; nothing else is needed here.\nSESSION_SECRETS=${secret}\n`;
    writeFileSync(LOCAL_FILE, text, { mode: 0o600 });
  }
  const file = parseEnv(readFileSync(LOCAL_FILE, 'utf8'));
  return file['VAPID_PUBLIC_KEY'] || file['VAPID_PRIVATE_KEY'] ? file : withVapidKeys(file);
}

/** Keys for push messages, once: browsers that have subscribed with them know no others. */
function withVapidKeys(file: Record<string, string | undefined>) {
  const { publicKey, privateKey } = newVapidKeys();
  const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const lines = Object.entries(keys).map(([name, value]) => `${name}=${value}\n`);
  appendFileSync(
    LOCAL_FILE,
    `\n# Made by npm start, to send push messages with.\n${lines.join('')}`,
  );
  return { ...file, ...keys };
}

function readPort(text: string | undefined): number {
  if (!text) return 8787;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    stop(`PORT must be a number from 1 to 65535, not “${text}”.`);
  return port;
}

function dataDirIn(setting: (name: string) => string | undefined): string {
  const asked = setting('DATA_DIR') || '.local';
  return isAbsolute(asked) ? asked : resolve(ROOT, asked);
}

/**
 * Where the local database is. Unlike `readSettings` this writes nothing: a server may be running
 * on it.
 */
export function findDataDir(): string {
  const file = existsSync(LOCAL_FILE) ? parseEnv(readFileSync(LOCAL_FILE, 'utf8')) : {};
  return dataDirIn((name) => process.env[name] ?? file[name]);
}

/** Reads and checks the settings; stops the script with a sentence that names a malformed one. */
export function readSettings(): LocalSettings {
  const file = readLocalFile();
  const setting = (name: string) => process.env[name] ?? file[name];
  const port = readPort(setting('PORT'));
  const dataDir = dataDirIn(setting);

  const settings: Record<string, string> = {
    ENVIRONMENT: 'local',
    APP_URL: `http://localhost:${port}`,
  };
  for (const name of WORKER_SETTINGS) {
    const value = setting(name);
    if (value?.trim()) settings[name] = value;
  }
  try {
    readConfig(settings);
  } catch (error) {
    stop(`${(error as Error).message}.`);
  }
  return { port, dataDir, appUrl: settings['APP_URL'] as string, worker: settings };
}
