import { expect, test } from 'vitest';
import { hasUsableEmail } from './usable-email.ts';

test.each([
  ['maya@garden.org', true],
  ['maya@example.community', true],
  [null, false],
  ['', false],
  ['   ', false],
  ['user-7@example.com', false],
  ['USER-7@Example.COM ', false],
])('%s is a usable address: %s', (email, usable) => {
  expect(hasUsableEmail({ email })).toBe(usable);
});
