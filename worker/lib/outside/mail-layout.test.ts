import { expect, it } from 'vitest';
import { composeMail } from './mail-layout.ts';

const mail = composeMail({
  to: 'ada@mail.org',
  subject: 'Hello <b>',
  paragraphs: ['Hello <script>alert(1)</script> & "co",', 'How are you?'],
  action: { label: 'Go on', url: 'https://yet.example/x?a=1&b="2"' },
  afterwards: ['Bye.'],
});

it('says the same in text and in HTML, in the same order', () => {
  expect(mail.text).toBe(
    'Hello <script>alert(1)</script> & "co",\n\nHow are you?\n\nGo on:\nhttps://yet.example/x?a=1&b="2"\n\nBye.\n\nYet\n\n--\nSent to ada@mail.org because of an account at Yet. We can’t read replies to this email.\n',
  );
  const order = ['Hello &lt;script&gt;', 'How are you?', 'Go on', 'Bye.', 'Sent to ada@mail.org'];
  const places = order.map((words) => mail.html.indexOf(words));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('carries nothing that runs, loads or follows', () => {
  expect(mail.html).not.toMatch(/<(script|img|link|iframe|style)|src=|url\(/i);
  expect(mail.html).toContain('href="https://yet.example/x?a=1&amp;b=&quot;2&quot;"');
  expect(mail.html).toContain('<title>Hello &lt;b&gt;</title>');
});
