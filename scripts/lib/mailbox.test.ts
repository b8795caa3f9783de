import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { keepMail } from './mailbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yet-mailbox-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const mailbox = join(dataDir, 'mailbox');
const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);

const mailTo = (to: string) => ({
  to,
  subject: 'Hello – ü',
  text: `To: ${to}\nSubject: Hello – ü\n\nText\n`,
  html: '<p>Text</p>',
});

it('is a text and a page a mail, for its owner’s eyes, named by whom it is for', () => {
  keepMail(dataDir, mailTo('ada+x@mail.org'));
  const [page, text] = readdirSync(mailbox).sort() as [string, string];
  expect(text).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-ada\+x@mail\.org-[\da-f]{8}\.txt$/);
  expect(readFileSync(join(mailbox, text), 'utf8')).toBe(mailTo('ada+x@mail.org').text);
  expect(readFileSync(join(mailbox, page), 'utf8')).toBe('<p>Text</p>');
  for (const name of [page, text]) expect(statSync(join(mailbox, name)).mode & 0o077).toBe(0);
});

it.each([
  ['too long for a name', `${'x'.repeat(2000)}@mail.org`],
  ['long in bytes', `${'漢🌱'.repeat(200)}@mail.org`],
  ['a way out of the folder', '../../../etc/cron.d/x@mail.org'],
  ['another way out', '..\\..\\x@mail.org'],
  ['no character at all', ''],
  ['what a terminal obeys', 'a\u001b]0;x\u0007\u202e\n\0b@mail.org'],
])(
  'keeps a mail to an address that is %s, twice in the same moment, and those after it',
  (_, to) => {
    const before = readdirSync(mailbox);
    keepMail(dataDir, mailTo(to));
    keepMail(dataDir, mailTo(to));
    const names = readdirSync(mailbox).filter((name) => !before.includes(name));
    expect(names).toHaveLength(4);
    for (const name of names) {
      expect(name).toMatch(/^[\w.@+-]{1,200}$/);
      if (name.endsWith('.txt'))
        expect(readFileSync(join(mailbox, name), 'utf8')).toBe(mailTo(to).text);
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(String(said.mock.lastCall)).not.toMatch(/[\u0000-\u001f\u202e]/);
    expect(readdirSync(dataDir)).toEqual(['mailbox']);
  },
);

it('that cannot be written is said to the Worker', () => {
  const full = mkdtempSync(join(tmpdir(), 'yet-mailbox-'));
  writeFileSync(join(full, 'mailbox'), '');
  expect(() => keepMail(full, mailTo('ada@mail.org'))).toThrow('EEXIST');
  rmSync(full, { recursive: true });
});
