import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { linksWithoutScripts, withoutScripts } from './without-scripts.ts';

const page =
  '<head><script type="module" src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js">' +
  '<link rel="stylesheet" href="/c.css"></head><p>1 < 2 — für alle</p>' +
  '<script type="application/json">{"html":"\\u003c/script>"}</script><p>Later</p>';
const plain =
  '<head><link rel="stylesheet" href="/c.css"></head><p>1 < 2 — für alle</p><p>Later</p>';

it.each([1, 3, 10, 1000])(
  'scripts are gone and all else is there, in pieces of %i',
  async (size) => {
    const pieces = Array.from({ length: Math.ceil(page.length / size) }, (_, index) =>
      page.slice(index * size, (index + 1) * size),
    );
    expect(await text(Readable.from(pieces).pipe(withoutScripts()))).toBe(plain);
  },
);

it('a Link header keeps its styles', () => {
  const style = '</c.css>; rel=preload; as=style; crossorigin';
  expect(linksWithoutScripts(`</a.js>; rel=modulepreload, ${style}`)).toBe(style);
  expect(linksWithoutScripts('</a.js>; rel=preload; as=script')).toBeUndefined();
});
