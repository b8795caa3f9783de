import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { say } from './say.ts';

const LOOK_EVERY_MS = 200;

/** The head that `localMailer` writes, since a body alone does not say whose it is. */
const HEAD = /^To: (.+)\nSubject: (.+)\n/;

/**
 * The local mailbox. wrangler writes each mail's two bodies to files in its temporary folder and drops them when it
 * ends; here they are kept in `<dataDir>/mailbox`, one text and one page a mail, named by when and to whom.
 * @returns what wrangler's environment has to say for its mails to be found.
 */
export function keepMails(dataDir: string): { TMPDIR: string } {
  const passing = join(dataDir, 'tmp');
  const mailbox = join(dataDir, 'mailbox');
  rmSync(passing, { recursive: true, force: true });
  mkdirSync(passing, { recursive: true });
  mkdirSync(mailbox, { recursive: true, mode: 0o700 });
  const kept = new Set<string>();

  function keep(textFile: string): void {
    const id = basename(textFile, '.txt');
    const page = join(passing, textFile, '..', '..', 'email-html', `${id}.html`);
    const text = readFileSync(join(passing, textFile), 'utf8');
    const [, to, subject] = HEAD.exec(text) ?? [];
    // A mail still being written is complete the next time.
    if (!to || !existsSync(page)) return;
    kept.add(textFile);
    const when = statSync(page).mtime.toISOString().replaceAll(/[:.]/g, '-');
    const name = join(mailbox, `${when}-${to.replaceAll(/[^\w.@+-]/g, '_')}-${id.slice(0, 6)}`);
    writeFileSync(`${name}.txt`, text, { mode: 0o600 });
    copyFileSync(page, `${name}.html`);
    const path = relative(process.cwd(), `${name}.txt`);
    say(`Mail to ${to}, “${subject}”: ${path.startsWith('..') ? `${name}.txt` : path}`);
  }

  const look = () => {
    for (const file of globSync('miniflare-*/email/email-text/*.txt', { cwd: passing }))
      if (!kept.has(file)) keep(file);
  };
  setInterval(look, LOOK_EVERY_MS).unref();
  return { TMPDIR: passing };
}
