import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toSafeHtml } from './safe-html.ts';
import { SafeHtml } from './safe-html.tsx';

test('a page rendered without a browser shows what is stored, as the server left it', () => {
  const html =
    '<p>One (<a href="https://doi.org/1" target="_blank" rel="noopener noreferrer">two</a>).</p>';
  expect(renderToStaticMarkup(<SafeHtml html={html} />)).toContain(html);
});

test('nothing claims to be made safe where there is no browser to do it', () => {
  expect(() => toSafeHtml('<p>a</p>')).toThrow('in a browser only');
});
