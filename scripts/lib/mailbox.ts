import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { log } from './log.ts';

/** A mail as the Worker passes it on; its text begins with the recipient and the subject. */
export interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Of an address in a file's name, in bytes: systems take 255 for the whole name. */
const ADDRESS_LENGTH = 120;

const plain = (text: string) => text.replaceAll(/\p{Cc}|\p{Cf}/gu, ' ').slice(0, 300);

/**
 * `2026-10-03T08-00-00-000Z-ada@mail.org-1a2b3c4d`: ASCII that every system takes, whatever the
 * address is.
 */
function nameOf(to: string): string {
  const when = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const whom = to.replaceAll(/[^\w.@+-]/g, '_').slice(0, ADDRESS_LENGTH);
  return `${when}-${whom}-${randomUUID().slice(0, 8)}`;
}

/**
 * Stores a mail in `<dataDir>/mailbox` as text and page, readable by their owner only, and logs it.
 * @throws Error where the folder takes no file; to the Worker this looks like a failing provider
 */
export function keepMail(dataDir: string, { to, subject, text, html }: KeptMail): void {
  const mailbox = join(dataDir, 'mailbox');
  mkdirSync(mailbox, { recursive: true, mode: 0o700 });
  const name = join(mailbox, nameOf(to));
  writeFileSync(`${name}.html`, html, { mode: 0o600, flag: 'wx' });
  writeFileSync(`${name}.txt`, text, { mode: 0o600, flag: 'wx' });
  const path = relative(process.cwd(), `${name}.txt`);
  log(`Mail to ${plain(to)}, “${plain(subject)}”: ${path.startsWith('..') ? `${name}.txt` : path}`);
}
