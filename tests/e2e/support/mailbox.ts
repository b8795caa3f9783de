import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const MAILBOXES = process.env['E2E_DATA'] ?? '';

export interface ReadMail {
  subject: string;
  text: string;
  /** The address of the mail's link, if it has one. */
  link: string;
  /** The file of its page, to be looked at in a browser. */
  page: string;
}

function read(file: string): ReadMail {
  const text = readFileSync(file, 'utf8');
  return {
    subject: /^Subject: (.+)$/m.exec(text)?.[1] ?? '',
    text,
    link: /^https?:\S+$/m.exec(text)?.[0] ?? '',
    page: file.replace(/txt$/, 'html'),
  };
}

/** Every mail an address was sent so far, oldest first, by whichever of the servers. */
export function mailsTo(address: string): ReadMail[] {
  return globSync(`*/mailbox/*-${address}-*.txt`, { cwd: MAILBOXES })
    .sort()
    .map((file) => read(join(MAILBOXES, file)));
}

/** The latest mail to an address with these words in its subject, once it has come. */
export async function mailTo(address: string, subject: string): Promise<ReadMail> {
  const latest = () => mailsTo(address).findLast((mail) => mail.subject.includes(subject));
  await expect.poll(latest, `a mail to ${address} about “${subject}”`).toBeDefined();
  return latest() as ReadMail;
}
