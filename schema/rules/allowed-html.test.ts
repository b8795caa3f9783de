import { expect, test } from 'vitest';
import { ALLOWED_HREF, linkExtras } from './allowed-html.ts';

test.each([
  'https://doi.org/10.1016/S0065-2601(06)38002-1',
  'HTTPS://doi.org/1',
  '/goals?tab=tree',
  '/',
])('a link may lead to %s', (href) => expect(href).toMatch(ALLOWED_HREF));

test.each([
  'http://doi.org',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  '/\\example.com',
  '/\n/example.com',
  'https:example.com',
  'goals',
  '#top',
  '',
])('a link may not lead to %j', (href) => expect(href).not.toMatch(ALLOWED_HREF));

test('only what leaves the site opens beside it', () => {
  expect(linkExtras('/goals')).toEqual({});
  expect(linkExtras('https://doi.org/1')).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
});
