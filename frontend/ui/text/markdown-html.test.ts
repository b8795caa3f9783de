import { expect, test } from 'vitest';
import { toHtml } from './markdown-html.ts';

test('headings are strong words, and the page keeps its outline', () => {
  expect(toHtml('## Next *step*')).toBe('<p><strong>Next <em>step</em></strong></p>');
});

test('a link opens elsewhere and tells nobody where from', () => {
  expect(toHtml('[help](https://findahelpline.com)')).toContain(
    '<a href="https://findahelpline.com" target="_blank" rel="noopener noreferrer">help</a>',
  );
});

test.each([
  'javascript:alert(1)',
  'http://example.com',
  'data:text/html,x',
  '/goals',
  'JAVASCRIPT:alert(1)',
])('a link to %s is only its words', (href) => {
  const html = toHtml(`[words](${href})`);
  expect(html).toContain('words');
  expect(html).not.toContain('<a');
});

test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'a <b onclick="x">b</b>'])(
  'HTML in a reply is text: %s',
  (text) => {
    expect(toHtml(text)).not.toMatch(/<(script|img|b)\b/);
  },
);

test('a picture is its words, fetched from nowhere', () => {
  expect(toHtml('![a tree](https://example.com/tree.png)')).toBe('<p>a tree</p>\n');
});

// How deep is too deep differs with what the process has run before: below that it is formatted.
test.each([
  ['quotes in quotes', '> '.repeat(2000)],
  ['lists in lists', '1. '.repeat(1300)],
  ['emphasis without end', '__*a'.repeat(900)],
  ['a very long one', 'a **b** '.repeat(12_000)],
])('what is too deep or too long is its words: %s', (_, text) => {
  expect(toHtml(`${text}<b>`)).toMatch(/^<(?:p|ol|blockquote)>.*&lt;b&gt;/s);
});
