import { expect, test } from 'vitest';
import { ROUTES } from './routes.ts';
import { SCREENS } from './screens.ts';

test('every place has its screen, in the order that the build reads', () => {
  expect(Object.keys(SCREENS)).toEqual(ROUTES.map(({ path }) => path));
});
