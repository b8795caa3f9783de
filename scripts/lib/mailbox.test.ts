import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { keepMails } from './mailbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yet-mailbox-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('keeps what wrangler would drop: a text and a page a mail, for its owner’s eyes, named by whom it is for', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { TMPDIR } = keepMails(dataDir);
  const folder = (name: string) => {
    const path = join(TMPDIR, 'miniflare-1', 'email', name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const text = 'To: a/../da+x@mail.org\nSubject: Hello – ü\n\nText\n';
  writeFileSync(join(folder('email-text'), 'abcdefgh.txt'), text);
  writeFileSync(join(folder('email-text'), 'half.txt'), 'To: nobody');
  writeFileSync(join(folder('email-html'), 'abcdefgh.html'), '<p>Text</p>');
  const mailbox = join(dataDir, 'mailbox');
  const names = await vi.waitFor(() => {
    const found = readdirSync(mailbox).sort();
    expect(found.length).toBe(2);
    return found;
  });
  expect(names[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-a_\.\._da\+x@mail\.org-abcdef\.txt$/);
  expect(readFileSync(join(mailbox, names[1] as string), 'utf8')).toBe(text);
  expect(statSync(join(mailbox, names[1] as string)).mode & 0o077).toBe(0);
});
