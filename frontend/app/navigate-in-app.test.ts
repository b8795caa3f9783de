import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigateInApp } from './navigate-in-app.ts';

const location = { href: 'https://yet.example/goals?tab=tree', assign: vi.fn(), replace: vi.fn() };
const within = vi.fn();

beforeEach(() => vi.stubGlobal('window', { location }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each(['/learning-paths', '?tab=list', '/authors', '/goals?next=/auth', '/'])(
  '%s is gone to within the page, however it is asked for',
  (to) => {
    navigateInApp(within, to, { replace: true });
    expect(within).toHaveBeenCalledExactlyOnceWith(to, { replace: true });
    expect(location.assign).not.toHaveBeenCalled();
    expect(location.replace).not.toHaveBeenCalled();
  },
);

test.each(['/auth', '/auth?next=%2Fgoals', '/auth#main'])('%s is a document of its own', (to) => {
  navigateInApp(within, to);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(to);
  navigateInApp(within, to, { replace: true });
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(to);
  expect(within).not.toHaveBeenCalled();
});
