import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router, useLocation } from 'wouter';
import { useSearch } from './use-search.ts';

let asked: [string, string][] = [];
function Asked() {
  asked = [...new URLSearchParams(useSearch())];
  return null;
}

test.each([
  ['', []],
  ['?', []],
  ['?tab=tree', [['tab', 'tree']]],
  ['?q=caf%C3%A9+au+lait', [['q', 'café au lait']]],
  ['?q=a%26b%3Dc', [['q', 'a&b=c']]],
  ['?q=100%2525', [['q', '100%25']]],
  ['?q=%3Fhow', [['q', '?how']]],
  ['?q=%E0%A4%A', [['q', '\uFFFD%A']]],
])('%s is read once, as it stands in the address', (search, expected) => {
  renderToString(
    <Router ssrPath="/goals" ssrSearch={search}>
      <Asked />
    </Router>,
  );
  expect(asked).toEqual(expected);
});

function Here() {
  return useLocation()[0];
}

test.each([
  ['/caf%C3%A9/7', '/café/7'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('a server is told where it is: %s', (ssrPath, shown) => {
  const page = (
    <Router ssrPath={ssrPath} ssrSearch="">
      <Here />
    </Router>
  );
  expect(renderToString(page)).toBe(shown);
});
