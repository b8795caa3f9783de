import { expect, test } from 'vitest';
import { matchRoute } from 'wouter';
import { parsePath } from '#schema/rules/path-pattern.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { NOT_FOUND, PAGE_ROUTES, routeFor } from './routes.ts';

const TABLE = [...PAGE_ROUTES, NOT_FOUND];
/** What `<Switch>` shows: the first line that the router matches. */
const shownAt = (path: string) =>
  TABLE.find(({ path: route }) => matchRoute(parsePath, route, path)[0]);
const example = (route: string) => route.replaceAll(/:\w+/g, '7');

test.each(PAGE_ROUTES.map(({ path }) => path))(
  '%s shows its own line, here and for whoever asks its title',
  (path) => {
    for (const at of [example(path), `${example(path)}/`.replace('//', '/')]) {
      expect(shownAt(at)?.path).toBe(path);
      expect(routeFor(at).path).toBe(path);
    }
  },
);

test.each(['/nowhere', '/Goals', '/goals/7', '/goals//', '/shared/a/b', '//goals', PATHS.auth])(
  '%s is no place of the app',
  (path) => {
    expect(shownAt(path)).toBe(NOT_FOUND);
    expect(routeFor(path)).toBe(NOT_FOUND);
  },
);

test('what has a name in the path is handed on by it', () => {
  const route = PATHS.adminEdit;
  expect(matchRoute(parsePath, route, `${PATHS.adminContent}/unit/caf%C3%A9`)[1]).toMatchObject({
    kind: 'unit',
    id: 'caf%C3%A9',
  });
});
